import { parse } from 'csv-parse/sync';
import { decodedText } from '#server/documents/plain-text.ts';
import { UnreadableDocument } from '#server/documents/unreadable.ts';
import { entriesOf, unpackerOf } from '#server/documents/zip.ts';
import { emptyResume } from './parsing/empty-resume.ts';
import { datedPart } from './parsing/dates.ts';
import type { ResumeReading } from './resume-reading.ts';

type Row = Readonly<Record<string, string>>;

/**
 * Reads the archive that LinkedIn gives people of their own data. Of it only what a profile here has is opened: no
 * messages, contacts, addresses or birthdays.
 */
export function readLinkedIn(bytes: Buffer): ResumeReading {
  const entries = entriesOf(bytes);
  const unpack = unpackerOf(bytes);
  const rowsOf = (name: string): Row[] => {
    const entry = entries.find((one) => one.name === name || one.name.endsWith(`/${name}`));
    return entry ? rowsIn(unpack(entry)) : [];
  };
  const [profile = {}] = rowsOf('Profile.csv');
  const [phone = {}] = rowsOf('PhoneNumbers.csv');
  const emails = rowsOf('Email Addresses.csv');
  const email = emails.find((row) => row['Primary'] === 'Yes') ?? emails[0];
  return {
    ...emptyResume(),
    name: [profile['First Name'], profile['Last Name']].filter(Boolean).join(' ') || null,
    email: email?.['Email Address'] || null,
    phone: phone['Number'] || null,
    title: profile['Headline'] || null,
    location: profile['Geo Location'] || null,
    summary: profile['Summary'] || null,
    workExperience: rowsOf('Positions.csv').map((row) => ({
      title: row['Title'] || null,
      company: row['Company Name'] || null,
      location: row['Location'] || null,
      ...periodOf(row['Started On'], row['Finished On']),
      description: row['Description'] || null,
    })),
    education: rowsOf('Education.csv').map((row) => {
      const [degree, field] = degreeAndField(row['Degree Name'] ?? '');
      return {
        institution: row['School Name'] || null,
        degree,
        fieldOfStudy: field,
        ...periodOf(row['Start Date'], row['End Date'], false),
        description: [row['Notes'], row['Activities']].filter(Boolean).join('\n') || null,
      };
    }),
    skills: [...rowsOf('Skills.csv'), ...rowsOf('Certifications.csv')].flatMap((row) => row['Name'] || []),
    languages: rowsOf('Languages.csv').flatMap((row) =>
      row['Name'] ? [{ name: row['Name'], level: row['Proficiency'] || null }] : [],
    ),
  };
}

function rowsIn(bytes: Buffer): Row[] {
  const text = decodedText(bytes);
  if (text === undefined) throw new UnreadableDocument('damaged');
  try {
    return parse(text, {
      columns: true,
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
      trim: true,
      to: 500,
    });
  } catch {
    throw new UnreadableDocument('damaged');
  }
}

/** "May 2019" to "Mar 2021", "2015" to "2018"; a job without an end still goes on, a school perhaps not. */
function periodOf(from = '', to = '', openEnded = true) {
  const start = datedPart(from)?.period;
  const end = datedPart(to)?.period;
  const isCurrent = openEnded && Boolean(start) && !end;
  const doubtful = [
    ...(start?.doubtful.length ? (['startDate'] as const) : []),
    ...(end?.doubtful.length ? (['endDate'] as const) : []),
  ];
  return { startDate: start?.end ?? null, endDate: end?.end ?? null, isCurrent, doubtful };
}

/** LinkedIn writes "Bachelor of Science - BS, Marine Biology". */
function degreeAndField(text: string): [string | null, string | null] {
  const [degree = '', ...field] = text.split(', ');
  return [degree || null, field.join(', ') || null];
}
