import type { BodyInput, Education, Profile, ResumeReading, WorkExperience } from '#contract/api.ts';
import { allSkills } from '#client/features/skills/skill-entry.ts';
import { monthOf, periodProblems, periodToSend } from '#client/features/profiles/period.ts';
import { limits } from '#domain/limits.ts';
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

/** What is new and sure is taken unless one says no; what is unsure or would replace something is not unless one says yes. */
export function resumeValues(
  reading: ResumeReading,
  { profile, experience, education }: Known,
): ResumeValues {
  const values: ResumeValues = {
    skills: skillsToOffer(reading, profile).offered,
    typedSkill: '',
  };
  const doubtful: readonly string[] = reading.doubtful;
  for (const field of profileFields) {
    values[field] = reading[field] ?? '';
    values[`take.${field}`] = reading[field] !== null && !profile[field] && !doubtful.includes(field);
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
    values[`take.${name}`] =
      unsureOfJob(job).length === 0 && !experience.some((known) => isSameJob(known, job));
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
    values[`take.${name}`] =
      unsureOfSchool(school).length === 0 && !education.some((known) => isSameSchool(known, school));
  }
  return values;
}

/** The skills and languages that fit into the profile beside those it has, and those that do not. */
export function skillsToOffer(
  reading: ResumeReading,
  profile: Profile,
): { offered: string[]; tooMany: string[] } {
  const known = new Set(profile.skills.map((skill) => skill.toLocaleLowerCase('en')));
  const read = [...reading.skills, ...reading.languages.map(({ name }) => name)];
  const fresh = read.filter((skill) => !known.has(skill.toLocaleLowerCase('en')));
  const room = Math.max(0, limits.skills - profile.skills.length);
  return { offered: fresh.slice(0, room), tooMany: fresh.slice(room) };
}

/** What of a job is missing or was read without certainty, by the names its fields have on the screen. */
export function unsureOfJob(job: Job): string[] {
  const doubtful: readonly string[] = job.doubtful;
  const fields = {
    title: 'Title',
    company: 'Company',
    location: 'Location',
    startDate: 'Start date',
    endDate: 'End date',
  };
  const missing = [job.title ? '' : 'title', job.company ? '' : 'company', job.startDate ? '' : 'startDate'];
  return labelsOf(fields, [...doubtful, ...missing, ...endBeforeStart(job)]);
}

/** The same of a school. */
export function unsureOfSchool(school: School): string[] {
  const doubtful: readonly string[] = school.doubtful;
  const fields = {
    institution: 'Institution',
    degree: 'Degree',
    fieldOfStudy: 'Field of study',
    startDate: 'Start date',
    endDate: 'End date',
  };
  const missing = [school.institution ? '' : 'institution', school.degree ? '' : 'degree'];
  return labelsOf(fields, [...doubtful, ...missing, ...endBeforeStart(school)]);
}

/** The entries that are asked about, and not only offered: those that can be saved as they were read. */
export function namesAsked({ workExperience, education }: ResumeReading): string[] {
  const isWhole = (entry: Job | School) =>
    Boolean(
      'company' in entry
        ? entry.title && entry.company && entry.startDate
        : entry.institution && entry.degree,
    );
  const asked = (list: string, entries: readonly (Job | School)[], unsureOf: (index: number) => string[]) =>
    entries.flatMap((entry, index) =>
      isWhole(entry) && endBeforeStart(entry).length === 0 && unsureOf(index).length > 0
        ? [`${list}.${index}`]
        : [],
    );
  return [
    ...asked('workExperience', workExperience, (index) =>
      workExperience.slice(index, index + 1).flatMap(unsureOfJob),
    ),
    ...asked('education', education, (index) => education.slice(index, index + 1).flatMap(unsureOfSchool)),
  ];
}

function labelsOf(fields: Readonly<Record<string, string>>, unsure: readonly string[]): string[] {
  return Object.entries(fields).flatMap(([field, label]) => (unsure.includes(field) ? [label] : []));
}

function endBeforeStart({ startDate, endDate }: Job | School): string[] {
  return startDate && endDate && endDate < startDate ? ['endDate'] : [];
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
