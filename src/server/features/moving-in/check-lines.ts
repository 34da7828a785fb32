import type pg from 'pg';
import { likenessOf, plainName, plainPhone } from '#domain/duplicates.ts';
import type { Db } from '#server/db/query.ts';
import { applicationOf } from '#server/features/applications/apply.queries.ts';
import { type BatchRow, tellProgress } from './batches.queries.ts';
import { filesOfLines } from './imported-files.queries.ts';
import { type Alike, type LineOutcome, type LineRow, nextLines, setOutcomes } from './lines.queries.ts';
import { applicantsLike, knownPerson } from './people.queries.ts';
import { peopleOfFile } from './people-of-file.ts';
import { type PersonRead, readPerson } from './read-person.ts';

/** Lines that are read, and written, at a time: memory is for these, however long the file. */
export const linesAtOnce = 200;

/** By what the source knows a person: its own number, else the address, else the name with the phone. */
export function keysOf(person: PersonRead): string[] {
  const { externalId, email, phone } = person;
  const name = plainName(`${person.firstName ?? ''} ${person.lastName ?? ''}`);
  if (!externalId && !email) return [`as:${name} ${phone ?? ''}`.slice(0, 300)];
  return [
    ...(externalId ? [`id:${externalId}`.slice(0, 300)] : []),
    ...(email ? [`mail:${email.toLowerCase()}`.slice(0, 300)] : []),
  ];
}

/** Goes through all lines and notes what would become of each, and whom of the company’s applicants it looks like. Writes nothing else. */
export async function checkLines(
  db: pg.Pool,
  batch: BatchRow,
  signal: AbortSignal,
  now: string,
): Promise<void> {
  const file = peopleOfFile(keysOf);
  let done = 0;
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const lines = await nextLines(db, batch.id, { after, atMost: linesAtOnce });
    const last = lines.at(-1);
    if (!last) return;
    after = last.line;
    await setOutcomes(db, batch.id, await outcomesOf(db, { batch, lines, file, now }));
    done += lines.length;
    await tellProgress(db, batch.id, done);
  }
}

interface Checking {
  batch: BatchRow;
  lines: readonly LineRow[];
  /** Whom the lines before had. */
  file: ReturnType<typeof peopleOfFile>;
  now: string;
}

async function outcomesOf(db: Db, { batch, lines, file, now }: Checking): Promise<LineOutcome[]> {
  const people = lines.map(({ line, cells }) => ({
    line,
    read: readPerson(cells, batch.columns, batch.mapping, now),
  }));
  const applicants = await applicantsLike(db, batch.companyId, {
    emails: people.flatMap(({ read }) => (read.email ? [read.email.toLowerCase()] : [])),
    phones: people.flatMap(({ read }) => plainPhone(read.phone ?? '') ?? []),
    lastNames: people.flatMap(({ read }) => (read.lastName ? [read.lastName.toLowerCase()] : [])),
  });
  const withFile = await filesOfLines(
    db,
    batch.id,
    people.map(({ line }) => line),
  );
  const outcomes: LineOutcome[] = [];
  for (const { line, read } of people) {
    if (read.problems.length) {
      outcomes.push({ line, result: 'refused', reasons: read.problems, alike: [], twins: [] });
      continue;
    }
    const { twins, again } = file.add(line, read);
    if (again !== undefined) {
      const reasons = [`The same person and job stand on line ${again.toLocaleString('en')}`];
      outcomes.push({ line, result: 'known', reasons, alike: [], twins: [] });
      continue;
    }
    const known = await knownPerson(db, { ...batch, keys: keysOf(read).slice(0, 1) });
    const jobId = batch.mapping.jobs.find(({ title }) => title === read.job)?.jobId;
    if (known && jobId && (await applicationOf(db, known, jobId)))
      outcomes.push({ line, result: 'known', reasons: [], alike: [], twins: [] });
    else
      outcomes.push({
        line,
        result: 'new',
        reasons: missingFile(read.fileName, withFile.has(line)),
        alike: known ? [] : alikeIn(applicants, read),
        twins,
      });
  }
  return outcomes;
}

/** A person comes along without their file, too. */
function missingFile(name: string | null, sent: boolean): string[] {
  return name && !sent ? [`The file “${name}” was not sent`] : [];
}

/** Few are shown: more than these share it for another reason. */
const mostAlike = 5;

function alikeIn(applicants: Awaited<ReturnType<typeof applicantsLike>>, read: PersonRead): Alike[] {
  return applicants
    .map(({ id, name, ...sides }) => ({ id, name, reasons: likenessOf(read, { id, resumes: [], ...sides }) }))
    .filter(({ reasons }) => reasons.length)
    .sort((a, b) => b.reasons.length - a.reasons.length || a.id - b.id)
    .slice(0, mostAlike);
}
