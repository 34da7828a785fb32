import { allSkills } from '#client/features/skills/skill-entry.ts';
import type { BodyInput, Job } from '#contract/api.ts';
import { isPastDeadline } from '#domain/deadlines.ts';
import { defaultEmploymentType, type EmploymentType } from '#domain/jobs.ts';
import { limits } from '#domain/limits.ts';
import { skillsProblem } from '#domain/skills.ts';
import {
  problemsOfQuestions,
  questionToSend,
  type QuestionValues,
  valuesOfQuestion,
} from './question-values.ts';

/** The form as it is filled in. */
export interface JobValues extends Record<string, unknown> {
  title: string;
  department: string;
  location: string;
  salaryRange: string;
  employmentType: EmploymentType;
  experienceLevel: string;
  description: string;
  requirements: string;
  skillsRequired: readonly string[];
  /** In the skills' box and not added yet. */
  typedSkill: string;
  /** 'YYYY-MM-DD', or '' for none. */
  applicationDeadline: string;
  startDate: string;
  assist: boolean;
  questions: readonly QuestionValues[];
  /** As text, '' for none. */
  stepTemplateId: string;
}

export function emptyJob(applicationDeadline: string): JobValues {
  return {
    title: '',
    department: '',
    location: '',
    salaryRange: '',
    employmentType: defaultEmploymentType,
    experienceLevel: '',
    description: '',
    requirements: '',
    skillsRequired: [],
    typedSkill: '',
    applicationDeadline,
    startDate: '',
    assist: true,
    questions: [],
    stepTemplateId: '',
  };
}

export function valuesOfJob(job: Job): JobValues {
  return {
    title: job.title,
    department: job.department ?? '',
    location: job.location ?? '',
    salaryRange: job.salaryRange ?? '',
    employmentType: job.employmentType,
    experienceLevel: job.experienceLevel ?? '',
    description: job.description,
    requirements: job.requirements ?? '',
    skillsRequired: job.skillsRequired,
    typedSkill: '',
    applicationDeadline: job.applicationDeadline ?? '',
    startDate: job.startDate ?? '',
    assist: job.assist ?? true,
    questions: job.questions.map(valuesOfQuestion),
    stepTemplateId: job.stepTemplateId ? String(job.stepTemplateId) : '',
  };
}

const texts = [
  ['title', 'Title', limits.title, true],
  ['department', 'Department', limits.department, false],
  ['location', 'Location', limits.location, false],
  ['salaryRange', 'Salary range', limits.salaryRange, false],
  ['experienceLevel', 'Experience level', limits.experienceLevel, false],
  ['description', 'Description', limits.description, true],
  ['requirements', 'Requirements', limits.description, false],
] as const;

type Problems = Partial<Record<keyof JobValues & string, string>>;

/**
 * The server's own rules in its own words, said before anything is sent. `now` is an ISO time; `kept` is a deadline that
 * may stay although it has passed.
 */
export function problemsOf(values: JobValues, timeZone: string, now: string, kept = ''): Problems {
  const problems: Problems = {};
  for (const [name, label, max, required] of texts) {
    const length = values[name].trim().length;
    if (required && !length) problems[name] = `${label} is required`;
    if (length > max) problems[name] = `${label} can have at most ${max.toLocaleString('en')} characters`;
  }
  const skills = skillsProblem(allOf(values));
  if (skills) problems.skillsRequired = skills;
  const { applicationDeadline: deadline } = values;
  if (deadline && deadline !== kept && isPastDeadline(deadline, timeZone, now))
    problems.applicationDeadline = 'Choose today or a later day.';
  return { ...problems, ...problemsOfQuestions(values.questions) };
}

/** What the server is sent of it, for a new posting and for a changed one; the deadline as an ISO time. */
export function toSend(values: JobValues) {
  const { typedSkill: _, applicationDeadline: day, ...rest } = values;
  return {
    ...rest,
    skillsRequired: allOf(values),
    questions: values.questions.map(questionToSend),
    stepTemplateId: values.stepTemplateId ? Number(values.stepTemplateId) : null,
    applicationDeadline: day && `${day}T00:00:00.000Z`,
  } satisfies BodyInput<'PUT /api/jobs/:id'>;
}

/** What was typed and never added counts too. */
export function allOf(values: Pick<JobValues, 'skillsRequired' | 'typedSkill'>): string[] {
  return allSkills({ skills: values.skillsRequired, typed: values.typedSkill });
}
