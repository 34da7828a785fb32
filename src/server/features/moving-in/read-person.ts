import { jobOfNoName, type PeopleMapping } from '#domain/moving-in/batches.ts';
import type { PeopleColumn } from '#domain/moving-in/people-columns.ts';
import { type MovedStatus, outcomeText, statusText } from '#domain/moving-in/source-statuses.ts';
import { applyFields, notesFields } from '#domain/fields/applications.ts';
import { accountFields } from '#domain/fields/accounts.ts';
import { profileFields } from '#domain/fields/profiles.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { isWebLink } from '#domain/links.ts';
import { firstCharacters, tidyLine, tidyText } from '#domain/fields/texts.ts';
import { nameParts } from '#domain/visitors.ts';
import { dateProblem, readDate } from '#server/import/posting/dates.ts';

/** A line as it is read: what is kept of it, and all that is wrong with it. */
export interface PersonRead {
  externalId: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  headline: string | null;
  /** The title of the job as it stands there. */
  job: string;
  /** Their words for where it stands. */
  standing: string;
  status: MovedStatus | null;
  /** ISO times. */
  appliedAt: string | null;
  movedAt: string | null;
  coverLetter: string | null;
  resumeUrl: string | null;
  /** Of a file that comes beside the table. */
  fileName: string | null;
  notes: string | null;
  problems: string[];
}

/** Reads a line of a file by what the company says of its columns. */
export function readPerson(
  cells: readonly string[],
  header: readonly string[],
  mapping: PeopleMapping,
  now: string,
): PersonRead {
  const all = (column: PeopleColumn) =>
    mapping.columns.flatMap((one, at) => {
      const value = one === column ? (cells[at] ?? '').trim() : '';
      return value ? [{ value, name: header[at] ?? '' }] : [];
    });
  const one = (column: PeopleColumn) => tidyLine(all(column)[0]?.value ?? '');
  const problems: string[] = [];

  const names =
    one('firstName') || one('lastName') ? [one('firstName'), one('lastName')] : splitName(one('name'));
  const [firstName, lastName] = names.map((part) => part || null);
  // Many columns that are called so hold the name of a file.
  const resume = one('resumeUrl');
  const resumeUrl = isWebLink(resume) ? resume : null;
  const fileName = one('fileName') || (resumeUrl ? '' : resume);
  const notes = notesOf(all('notes'));
  const read = {
    externalId: one('externalId') || null,
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    email: firstAddress(all('email').map(({ value }) => value)),
    phone: one('phone') || null,
    location: one('location') || null,
    headline: one('headline') || null,
    job: one('job'),
    standing: statusText(
      one('stage'),
      all('outcome').map(({ name, value }) => outcomeText(name, value)),
    ),
    coverLetter: tidyText(all('coverLetter')[0]?.value ?? '') || null,
    resumeUrl,
    fileName: firstCharacters(fileName.replace(/^.*[/\\]/, ''), 200) || null,
    notes,
  };

  if (!read.firstName && !read.lastName) problems.push('No name stands here');
  if ((read.externalId?.length ?? 0) > 200) problems.push('The ID is longer than 200 characters');
  if ([...read.job].length > 120) problems.push('The title of the job is longer than 120 characters');
  problems.push(
    ...Object.values({
      ...problemsIn(accountFields, {
        firstName: read.firstName ?? '',
        lastName: read.lastName ?? '',
        email: read.email ?? '',
      }),
      ...problemsIn(profileFields, {
        title: read.headline ?? '',
        phone: read.phone ?? '',
        location: read.location ?? '',
        summary: '',
        resumeUrl: read.resumeUrl ?? '',
        skills: [],
      }),
      ...problemsIn(applyFields, { coverLetter: read.coverLetter ?? '', customResumeUrl: '' }),
      ...problemsIn(notesFields, { recruiterNotes: read.notes ?? '' }),
    }),
  );

  const dateIn = (column: 'appliedAt' | 'movedAt', label: string) => {
    const text = one(column);
    if (!text) return null;
    const day = readDate(text, mapping.dateOrder ?? undefined);
    if (!day) problems.push(dateProblem(label, text, mapping.dateOrder ?? undefined));
    else if (day.time > now) problems.push(`${label} “${text.slice(0, 40)}” is in the future`);
    return day?.time ?? null;
  };
  const appliedAt = dateIn('appliedAt', 'Applied on');
  const movedAt = dateIn('movedAt', 'Status since');

  const status = mapping.statuses.find(({ text }) => text === read.standing)?.status ?? null;
  if (!status) problems.push(`Say what the status “${read.standing}” is here`);
  return { ...read, job: read.job || jobOfNoName, status, appliedAt, movedAt, problems };
}

function splitName(name: string): string[] {
  // "Naseem, Aishath" is how lists are sorted.
  const [last, first, ...more] = name.split(',').map((part) => part.trim());
  if (last && first && more.length === 0) return [first, last];
  const { firstName, lastName } = nameParts(name);
  return [firstName, lastName ?? ''];
}

/** Systems write several addresses into one cell, some with what they are for: “a@example.com (work), b@example.com”. */
function firstAddress(cells: readonly string[]): string | null {
  const said = cells.join(' ');
  return said ? (/[^\s,;<>()]+@[^\s,;<>()]+/.exec(said)?.[0] ?? said) : null;
}

/** One column of notes is the notes; of several each begins with its name. */
function notesOf(found: readonly { name: string; value: string }[]): string | null {
  if (found.length === 0) return null;
  if (found.length === 1) return tidyText(found[0]?.value ?? '');
  return tidyText(found.map(({ name, value }) => `${name}: ${value}`).join('\n'));
}
