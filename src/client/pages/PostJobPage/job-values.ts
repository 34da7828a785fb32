import { allSkills } from '#client/features/skills/skill-entry.ts';
import type { BodyInput } from '#contract/api.ts';
import { isPastDeadline } from '#domain/deadlines.ts';
import { defaultEmploymentType, defaultJobStatus, type EmploymentType } from '#domain/jobs.ts';
import { limits, openCompanyId } from '#domain/limits.ts';
import { skillsProblem } from '#domain/skills.ts';

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

/** The server's own rules in its own words, said before anything is sent. `now` is an ISO time. */
export function problemsOf(values: JobValues, timeZone: string, now: string): Problems {
  const problems: Problems = {};
  for (const [name, label, max, required] of texts) {
    const length = values[name].trim().length;
    if (required && !length) problems[name] = `${label} is required`;
    if (length > max) problems[name] = `${label} can have at most ${max.toLocaleString('en')} characters`;
  }
  const skills = skillsProblem(allOf(values));
  if (skills) problems.skillsRequired = skills;
  if (values.applicationDeadline && isPastDeadline(values.applicationDeadline, timeZone, now))
    problems.applicationDeadline = 'Choose today or a later day.';
  return problems;
}

export function toSend(values: JobValues): BodyInput<'POST /api/jobs'> {
  const { typedSkill: _, ...rest } = values;
  return {
    ...rest,
    skillsRequired: allOf(values),
    companyId: openCompanyId,
    status: defaultJobStatus,
  };
}

/** What was typed and never added counts too. */
export function allOf(values: Pick<JobValues, 'skillsRequired' | 'typedSkill'>): string[] {
  return allSkills({ skills: values.skillsRequired, typed: values.typedSkill });
}
