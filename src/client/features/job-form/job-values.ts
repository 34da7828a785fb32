import type { BodyInput, Job } from '#contract/api.ts';
import { isPastDeadline } from '#domain/deadlines.ts';
import type { EmploymentType } from '#domain/jobs.ts';
import { limits } from '#domain/limits.ts';
import { skillsProblem } from '#domain/skills.ts';
import { allSkills } from '#client/features/skills/skill-entry.ts';

/** A posting as a form holds it: text where the posting has nothing or text. */
export interface JobValues extends Record<string, unknown> {
  title: string;
  location: string;
  department: string;
  salaryRange: string;
  employmentType: EmploymentType;
  experienceLevel: string;
  description: string;
  requirements: string;
  skills: readonly string[];
  /** In the skills' box and not added yet. */
  typedSkill: string;
  /** 'YYYY-MM-DD', or '' for a job that is open until it is closed. */
  applicationDeadline: string;
}

export function emptyJob(employmentType: EmploymentType, applicationDeadline: string): JobValues {
  return {
    title: '',
    location: '',
    department: '',
    salaryRange: '',
    employmentType,
    experienceLevel: '',
    description: '',
    requirements: '',
    skills: [],
    typedSkill: '',
    applicationDeadline,
  };
}

export function valuesOfJob(job: Job): JobValues {
  return {
    title: job.title,
    location: job.location ?? '',
    department: job.department ?? '',
    salaryRange: job.salaryRange ?? '',
    employmentType: job.employmentType,
    experienceLevel: job.experienceLevel ?? '',
    description: job.description,
    requirements: job.requirements ?? '',
    skills: job.skillsRequired,
    typedSkill: '',
    applicationDeadline: job.applicationDeadline ?? '',
  };
}

/** What the server is sent; the deadline as an ISO time, or null for none. */
export function jobToSend({ skills, typedSkill, applicationDeadline, ...texts }: JobValues) {
  return {
    ...texts,
    skillsRequired: allSkills({ skills, typed: typedSkill }),
    applicationDeadline: applicationDeadline ? new Date(applicationDeadline).toISOString() : null,
  } satisfies BodyInput<'POST /api/jobs'>;
}

const bounds = [
  ['title', 'Title', limits.title],
  ['location', 'Location', limits.location],
  ['department', 'Department', limits.department],
  ['salaryRange', 'Salary range', limits.salaryRange],
  ['experienceLevel', 'Experience level', limits.experienceLevel],
  ['description', 'Description', limits.description],
  ['requirements', 'Requirements', limits.description],
] as const;

/** The server's own rules, said before anything is sent. `deadlineKept` is a deadline that may stay although it has passed. */
export function jobProblems(
  values: JobValues,
  { timeZone, deadlineKept }: { timeZone: string; deadlineKept?: string },
): Partial<Record<keyof JobValues & string, string>> {
  const problems: Partial<Record<keyof JobValues & string, string>> = {};
  if (!values.title.trim()) problems.title = 'Title is required';
  if (!values.description.trim()) problems.description = 'Description is required';
  for (const [name, label, max] of bounds) {
    if (values[name].trim().length > max) {
      problems[name] ??= `${label} can have at most ${max.toLocaleString('en')} characters`;
    }
  }
  const { applicationDeadline: deadline } = values;
  const isNew = deadline !== deadlineKept;
  if (deadline && isNew && isPastDeadline(deadline, timeZone, new Date().toISOString())) {
    problems.applicationDeadline = 'Choose today or a later day.';
  }
  const skills = skillsProblem(allSkills({ skills: values.skills, typed: values.typedSkill }));
  return skills ? { ...problems, skills } : problems;
}
