import { keysOf } from '#domain/keys.ts';
import type { BodyInput, Education, Profile, ResumeReading, WorkExperience } from '#contract/api.ts';
import { allSkills } from '#client/features/skills/skill-entry.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { educationFields, experienceFields, profileFields } from '#domain/fields/profiles.ts';
import { skillsProblem } from '#domain/fields/skills.ts';
import { textsIn, type TypedIn, typedIn } from '#domain/fields/typed.ts';
import { entryProblems, entryToSend, type EntryValues } from './entry-values.ts';

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

/** What is read about the person as a whole. */
const { title, location, phone, summary } = profileFields;
export const readFields = { title, location, phone, summary };
type ReadName = keyof typeof readFields;
export const readNames = keysOf(readFields);

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
  for (const field of readNames) {
    values[field] = reading[field] ?? '';
    values[`take.${field}`] = reading[field] !== null && !profile[field] && !doubtful.includes(field);
  }
  for (const [index, job] of reading.workExperience.entries()) {
    const name = `workExperience.${index}`;
    Object.assign(values, named(name, { ...typedIn(experienceFields, job), isCurrent: job.isCurrent }));
    values[`take.${name}`] =
      unsureOfJob(job).length === 0 && !experience.some((known) => isSameJob(known, job));
  }
  for (const [index, school] of reading.education.entries()) {
    const name = `education.${index}`;
    Object.assign(values, named(name, { ...typedIn(educationFields, school), isCurrent: school.isCurrent }));
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
  const room = Math.max(0, profileFields.skills.most - profile.skills.length);
  return { offered: fresh.slice(0, room), tooMany: fresh.slice(room) };
}

/** What of a job is missing or was read without certainty, by the names its fields have on the screen. */
export function unsureOfJob(job: Job): string[] {
  const doubtful: readonly string[] = job.doubtful;
  const missing = [job.title ? '' : 'title', job.company ? '' : 'company', job.startDate ? '' : 'startDate'];
  return labelsOf(experienceFields, [...doubtful, ...missing, ...endBeforeStart(job)]);
}

/** The same of a school. */
export function unsureOfSchool(school: School): string[] {
  const doubtful: readonly string[] = school.doubtful;
  const missing = [school.institution ? '' : 'institution', school.degree ? '' : 'degree'];
  return labelsOf(educationFields, [...doubtful, ...missing, ...endBeforeStart(school)]);
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

/** In the order of the form; a description that is there is as good as it can be. */
function labelsOf(
  { description: _, ...fields }: typeof experienceFields | typeof educationFields,
  unsure: readonly string[],
): string[] {
  return Object.entries(fields).flatMap(([name, { label }]) => (unsure.includes(name) ? [label] : []));
}

function endBeforeStart({ startDate, endDate }: Job | School): string[] {
  return startDate && endDate && endDate < startDate ? ['endDate'] : [];
}

/** Whether a field of the profile would be overwritten, so that it has to be asked. */
export function replaces(field: ReadName, reading: ResumeReading, profile: Profile): boolean {
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
  const said = {
    ...problemsIn(readFields, textsTaken(values)),
    skills: skillsProblem(profileFields.skills, skillsIn(values)),
  };
  const entries = [
    ...taken(values, 'workExperience', reading.workExperience.length).map((name) =>
      named(name, entryProblems(experienceFields, entryIn(experienceFields, values, name))),
    ),
    ...taken(values, 'education', reading.education.length).map((name) =>
      named(name, entryProblems(educationFields, entryIn(educationFields, values, name))),
    ),
  ];
  const all: Record<string, string | undefined> = Object.assign({ ...said }, ...entries);
  const problems = Object.entries(all).flatMap(([name, problem]) => (problem ? [[name, problem]] : []));
  return Object.fromEntries(problems);
}

export function skillsIn(values: ResumeValues): string[] {
  return allSkills({
    skills: textsIn(values['skills']),
    typed: String(values['typedSkill'] ?? ''),
  });
}

export function resumeToSend(
  values: ResumeValues,
  reading: ResumeReading,
): BodyInput<'POST /api/profile/resume'> {
  const texts = Object.entries(textsTaken(values)).filter(([, text]) => text.trim());
  return {
    ...Object.fromEntries(texts),
    skills: skillsIn(values),
    workExperience: taken(values, 'workExperience', reading.workExperience.length).map((name) =>
      entryToSend(experienceFields, entryIn(experienceFields, values, name), periodRead(reading, name)),
    ),
    education: taken(values, 'education', reading.education.length).map((name) =>
      entryToSend(educationFields, entryIn(educationFields, values, name), periodRead(reading, name)),
    ),
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

/** What is to be saved of the person as a whole; of the rest nothing. */
function textsTaken(values: ResumeValues): TypedIn<typeof readFields> {
  const texts = readNames.map((name) => [name, values[`take.${name}`] ? String(values[name] ?? '') : '']);
  return Object.fromEntries(texts) as TypedIn<typeof readFields>; // one of each
}

/** An entry's values without its name in front. */
function entryIn<Table extends typeof experienceFields | typeof educationFields>(
  table: Table,
  values: ResumeValues,
  name: string,
): EntryValues<Table> {
  const texts = Object.keys(table).map((field) => [field, String(values[`${name}.${field}`] ?? '')]);
  const isCurrent = values[`${name}.isCurrent`] === true;
  return { ...(Object.fromEntries(texts) as TypedIn<Table>), isCurrent }; // one of each
}

function named<Value>(name: string, fields: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${name}.${field}`, value]));
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
