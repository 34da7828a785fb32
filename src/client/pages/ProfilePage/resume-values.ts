import type { BodyInput, Education, Profile, ResumeReading, WorkExperience } from '#contract/api.ts';
import { allSkills } from '#client/features/skills/skill-entry.ts';
import { monthOf, periodProblems, periodToSend } from '#client/features/profile/period.ts';
import { skillsProblem } from '#domain/skills.ts';

/**
 * What was read from a résumé as a form's values, by the names their fields have in the call, so that a refusal finds
 * its field: `workExperience.0.title`. Beside them `take.…`: whether it is to be saved.
 */
export type ResumeValues = Record<string, string | boolean | readonly string[]>;

/** What the profile has already. */
export interface Known {
  profile: Profile;
  experience: readonly WorkExperience[];
  education: readonly Education[];
}

export const profileFields = ['title', 'location', 'phone', 'summary'] as const;

type Job = ResumeReading['workExperience'][number];
type School = ResumeReading['education'][number];

/** What is new is taken unless one says no; what would replace something is not unless one says yes. */
export function resumeValues(
  reading: ResumeReading,
  { profile, experience, education }: Known,
): ResumeValues {
  const values: ResumeValues = {
    skills: [...reading.skills, ...reading.languages.map(({ name }) => name)],
    typedSkill: '',
  };
  for (const field of profileFields) {
    values[field] = reading[field] ?? '';
    values[`take.${field}`] = reading[field] !== null && !profile[field];
  }
  for (const [index, job] of reading.workExperience.entries()) {
    const name = `workExperience.${index}`;
    Object.assign(
      values,
      named(name, {
        ...texts(job),
        title: job.title ?? '',
        company: job.company ?? '',
        location: job.location ?? '',
      }),
    );
    values[`take.${name}`] = !experience.some((known) => isSameJob(known, job));
  }
  for (const [index, school] of reading.education.entries()) {
    const name = `education.${index}`;
    Object.assign(
      values,
      named(name, {
        ...texts(school),
        institution: school.institution ?? '',
        degree: school.degree ?? '',
        fieldOfStudy: school.fieldOfStudy ?? '',
      }),
    );
    values[`take.${name}`] = !education.some((known) => isSameSchool(known, school));
  }
  return values;
}

/** Whether a field of the profile would be overwritten, so that it has to be asked. */
export function replaces(
  field: (typeof profileFields)[number],
  reading: ResumeReading,
  profile: Profile,
): boolean {
  return Boolean(profile[field]) && reading[field] !== null && profile[field] !== reading[field];
}

export function isSameJob(known: WorkExperience, job: Job): boolean {
  return (
    same(known.title, job.title) && same(known.company, job.company) && known.startDate === job.startDate
  );
}

export function isSameSchool(known: Education, school: School): boolean {
  return same(known.degree, school.degree) && same(known.institution, school.institution);
}

/** The server's own rules for what is to be saved, said before anything is sent. */
export function resumeProblems(values: ResumeValues, reading: ResumeReading): Record<string, string> {
  const problems: Record<string, string> = {};
  const require = (name: string, label: string) => {
    if (!String(values[name] ?? '').trim()) problems[name] = `${label} is required`;
  };
  for (const name of taken(values, 'workExperience', reading.workExperience.length)) {
    require(`${name}.title`, 'Title');
    require(`${name}.company`, 'Company');
    require(`${name}.startDate`, 'Start date');
    Object.assign(problems, named(name, periodProblems(periodIn(values, name))));
  }
  for (const name of taken(values, 'education', reading.education.length)) {
    require(`${name}.institution`, 'Institution');
    require(`${name}.degree`, 'Degree');
    Object.assign(problems, named(name, periodProblems(periodIn(values, name))));
  }
  const skills = skillsProblem(skillsIn(values));
  if (skills) problems['skills'] = skills;
  return problems;
}

export function skillsIn(values: ResumeValues): string[] {
  const listed = values['skills'];
  return allSkills({
    skills: Array.isArray(listed) ? (listed as string[]) : [],
    typed: String(values['typedSkill'] ?? ''),
  }); // it holds texts only
}

export function resumeToSend(
  values: ResumeValues,
  reading: ResumeReading,
): BodyInput<'POST /api/profile/resume'> {
  const text = (name: string) => String(values[name] ?? '');
  const fields = Object.fromEntries(
    profileFields
      .filter((field) => values[`take.${field}`] && text(field).trim())
      .map((field) => [field, text(field)]),
  );
  return {
    ...fields,
    skills: skillsIn(values),
    workExperience: taken(values, 'workExperience', reading.workExperience.length).map((name) => {
      const { startDate, endDate } = periodToSend(periodIn(values, name), periodRead(reading, name));
      return {
        title: text(`${name}.title`),
        company: text(`${name}.company`),
        location: text(`${name}.location`),
        startDate,
        endDate,
        isCurrent: values[`${name}.isCurrent`] === true,
        description: text(`${name}.description`),
      };
    }),
    education: taken(values, 'education', reading.education.length).map((name) => ({
      institution: text(`${name}.institution`),
      degree: text(`${name}.degree`),
      fieldOfStudy: text(`${name}.fieldOfStudy`),
      ...periodToSend(periodIn(values, name), periodRead(reading, name)),
      isCurrent: values[`${name}.isCurrent`] === true,
      description: text(`${name}.description`),
    })),
  };
}

/** The server counts what was sent; the form counts what was read. */
export function fieldsAsShown(
  fields: Readonly<Record<string, string>>,
  values: ResumeValues,
  reading: ResumeReading,
): Record<string, string> {
  const shown = (field: string) => {
    const [, list = '', place = '', rest = ''] =
      /^(workExperience|education)\.(\d+)(\..*)$/.exec(field) ?? [];
    if (!list) return field;
    const length = list === 'education' ? reading.education.length : reading.workExperience.length;
    return `${taken(values, list, length)[Number(place)]}${rest}`;
  };
  return Object.fromEntries(Object.entries(fields).map(([field, problem]) => [shown(field), problem]));
}

/** The names of the entries of a list that are to be saved. */
function taken(values: ResumeValues, list: string, length: number): string[] {
  return Array.from({ length }, (_, index) => `${list}.${index}`).filter(
    (name) => values[`take.${name}`] === true,
  );
}

function texts(entry: Job | School) {
  return {
    startDate: monthOf(entry.startDate),
    endDate: monthOf(entry.endDate),
    isCurrent: entry.isCurrent,
    description: entry.description ?? '',
  };
}

function named<Value>(name: string, fields: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${name}.${field}`, value]));
}

function periodIn(values: ResumeValues, name: string) {
  return {
    startDate: String(values[`${name}.startDate`] ?? ''),
    endDate: String(values[`${name}.endDate`] ?? ''),
    isCurrent: values[`${name}.isCurrent`] === true,
  };
}

function periodRead(
  reading: ResumeReading,
  name: string,
): { startDate: string | null; endDate: string | null } | undefined {
  const [list, place] = name.split('.');
  return list === 'education' ? reading.education[Number(place)] : reading.workExperience[Number(place)];
}

function same(one: string | null, other: string | null): boolean {
  return (one ?? '').trim().toLocaleLowerCase('en') === (other ?? '').trim().toLocaleLowerCase('en');
}
