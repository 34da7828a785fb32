import type pg from 'pg';
import { likenessOf, mailboxOf, plainName, plainPhone } from '#domain/duplicates.ts';
import type { Db } from '#server/db/query.ts';
import { type BatchRow, tellProgress } from './batches.queries.ts';
import { filesOfLines } from './imported-files.queries.ts';
import { type Alike, type LineOutcome, type LineRow, nextLines, setOutcomes } from './lines.queries.ts';
import { applicantsLike, applicationsAmong, knownPeople } from './people.queries.ts';
import { oneByOne, readEach } from './one-by-one.ts';
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
  const people = await readEach(lines, ({ line, cells }) => ({
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
  const known = await whoIsKnown(
    db,
    batch,
    people.map(({ read }) => read),
  );
  const alike = alikeAmong(applicants);
  const outcomes: LineOutcome[] = [];
  for await (const { line, read } of oneByOne(people)) {
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
    const { isKnown, hasApplied } = known(read);
    if (hasApplied) outcomes.push({ line, result: 'known', reasons: [], alike: [], twins: [] });
    else
      outcomes.push({
        line,
        result: 'new',
        reasons: missingFile(read.fileName, withFile.has(line)),
        alike: isKnown ? [] : alike(read),
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

/** Whom a line looks like. Only who has something in common with it is looked at closely: a company may have thousands of one last name. */
function alikeAmong(applicants: Awaited<ReturnType<typeof applicantsLike>>): (read: PersonRead) => Alike[] {
  const byTrait = new Map<string, Set<(typeof applicants)[number]>>();
  for (const applicant of applicants)
    for (const trait of traitsOf(applicant))
      byTrait.set(trait, (byTrait.get(trait) ?? new Set()).add(applicant));
  return (read) =>
    [...new Set(traitsOf(read).flatMap((trait) => [...(byTrait.get(trait) ?? [])]))]
      .map(({ id, name, ...sides }) => ({
        id,
        name,
        reasons: likenessOf(read, { id, resumes: [], ...sides }),
      }))
      .filter(({ reasons }) => reasons.length)
      .sort((a, b) => b.reasons.length - a.reasons.length || a.id - b.id)
      .slice(0, mostAlike);
}

/** Without one of these in common nobody looks like anybody. */
function traitsOf({
  firstName,
  lastName,
  email,
  phone,
}: Pick<PersonRead, 'firstName' | 'lastName' | 'email' | 'phone'>): string[] {
  const number = plainPhone(phone ?? '');
  return [
    ...(email ? [`mail ${mailboxOf(email)}`] : []),
    ...(number ? [`phone ${number}`] : []),
    `name ${plainName(`${firstName ?? ''} ${lastName ?? ''}`)}`,
  ];
}

/** Whom of some people their source brought before, and who of them has applied for the job of their line. */
async function whoIsKnown(db: Db, batch: BatchRow, people: readonly PersonRead[]) {
  const keyOf = (read: PersonRead) => keysOf(read)[0] ?? '';
  const known = new Map((await knownPeople(db, batch, people.map(keyOf))).map(({ key, id }) => [key, id]));
  const jobs = new Map(batch.mapping.jobs.map(({ title, jobId }) => [title, jobId]));
  const jobIds = [...new Set(people.flatMap(({ job }) => jobs.get(job) ?? []))];
  const applied = new Set(
    known.size
      ? (await applicationsAmong(db, [...known.values()], jobIds)).map(
          ({ userId, jobId }) => `${userId} ${jobId}`,
        )
      : [],
  );
  return (read: PersonRead) => {
    const id = known.get(keyOf(read));
    return { isKnown: id !== undefined, hasApplied: applied.has(`${id} ${jobs.get(read.job)}`) };
  };
}
