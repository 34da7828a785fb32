import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { jobOfNoName } from '#domain/moving-in/batches.ts';
import { moveInSourceLabel } from '#domain/moving-in/sources.ts';
import { timeouts } from '#server/db/limits.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type BatchRow, planAnew, tellProgress } from './batches.queries.ts';
import { keysOf, linesAtOnce } from './check-lines.ts';
import { readEach } from './one-by-one.ts';
import { filesOfLines, giveFiles } from './imported-files.queries.ts';
import { type LineOutcome, type LineRow, nextLines, setOutcomes } from './lines.queries.ts';
import {
  countApplications,
  insertClosedJobs,
  insertImportedApplications,
  insertPeople,
  insertSamePeople,
  jobsMade,
  keepKnown,
  knownPeople,
  type NewPerson,
} from './people.queries.ts';
import { type PersonRead, readPerson } from './read-person.ts';

interface Importing {
  db: pg.Pool;
  batch: BatchRow;
  signal: AbortSignal;
  now: string;
}

/** New applications, by job. */
type Added = Map<number, number>;

/**
 * Brings the lines in. All of them in one transaction, so that a server that ends in the middle has written nothing; or only the
 * good ones, some at a time, each time with what became of them, so that another goes on where it ended.
 */
export async function importLines(importing: Importing): Promise<void> {
  const { db, batch } = importing;
  if (batch.onlyGood) {
    for (let going = true; going;)
      going = await inTransaction(
        db,
        async (tx) => {
          const added: Added = new Map();
          const last = await importSome(tx, importing, 0, added);
          await countApplications(tx, added);
          return last !== undefined;
        },
        { atMost: timeouts.minute },
      );
    return;
  }
  await inTransaction(
    db,
    async (tx) => {
      const added: Added = new Map();
      for (let after: number | undefined = 0; after !== undefined;)
        after = await importSome(tx, importing, after, added);
      await countApplications(tx, added);
    },
    { atMost: timeouts.hour },
  );
}

/** Answers the last of the lines it brought in; undefined where there are none left. */
async function importSome(
  tx: Tx,
  { db, batch, signal, now }: Importing,
  after: number,
  added: Added,
): Promise<number | undefined> {
  signal.throwIfAborted();
  const lines = await nextLines(tx, batch.id, { after, atMost: linesAtOnce, undone: batch.onlyGood });
  const last = lines.at(-1);
  if (!last) return undefined;
  await planAnew(tx);
  const read = await readEach(lines, (row) => ({
    row,
    read: readPerson(row.cells, batch.columns, batch.mapping, now),
  }));
  await setOutcomes(tx, batch.id, [
    ...read.filter(({ read: one }) => !isGood(one)).map(refused),
    ...(await importGood(tx, { batch, now, added, lines: read.filter(({ read: one }) => isGood(one)) })),
  ]);
  // Beside the transaction: of one that goes on for long nobody would see anything.
  await tellProgress(db, batch.id, last.line - 1);
  return last.line;
}

/** A line as it stands in the file, and what is understood of it. */
interface Line {
  row: LineRow;
  read: PersonRead;
}

const isGood = (read: PersonRead) => read.problems.length === 0 && read.status !== null;

const refused = ({ row, read }: Line): LineOutcome => ({
  line: row.line,
  result: 'refused',
  reasons: read.problems,
});

interface Some {
  batch: BatchRow;
  lines: readonly Line[];
  now: string;
  added: Added;
}

/** A statement for each thing that is written, however many lines. */
async function importGood(tx: Tx, { batch, lines, now, added }: Some): Promise<LineOutcome[]> {
  if (!lines.length) return [];
  const jobs = await jobsFor(tx, batch, lines);
  const people = await peopleFor(tx, batch, lines);
  const files = await filesFor(tx, batch, lines, people);
  const wanted = lines.map(({ row, read }) => ({
    row,
    read,
    jobId: jobs.get(read.job) ?? 0,
    userId: people.get(row.line) ?? 0,
    fileId: files.get(row.line) ?? null,
  }));
  // Of two lines with one application it is the first’s.
  const firsts = new Map(wanted.toReversed().map((one) => [`${one.jobId} ${one.userId}`, one]));
  const made = await insertImportedApplications(
    tx,
    [...firsts.values()].toReversed().map(({ read, jobId, userId, fileId }) => {
      const appliedAt = read.appliedAt ?? read.movedAt ?? now;
      const moved = read.movedAt ?? appliedAt;
      return {
        jobId,
        userId,
        status: read.status === 'withdrawn' ? ('submitted' as const) : (read.status ?? 'submitted'),
        withdrawn: read.status === 'withdrawn',
        appliedAt,
        // Some systems tell the day alone of the one and the minute of the other.
        movedAt: moved < appliedAt ? appliedAt : moved,
        coverLetter: read.coverLetter,
        resumeUrl: read.resumeUrl,
        fileId,
        notes: read.notes,
      };
    }),
  );
  for (const { jobId } of made) added.set(jobId, (added.get(jobId) ?? 0) + 1);
  const ids = new Map(made.map(({ id, jobId, userId }) => [`${jobId} ${userId}`, id]));
  return wanted.map(({ row: { line }, read, jobId, userId, fileId }) => {
    const key = `${jobId} ${userId}`;
    const applicationId = firsts.get(key)?.row.line === line ? ids.get(key) : undefined;
    if (applicationId === undefined) return { line, result: 'known', reasons: [], userId };
    const reasons = read.fileName && fileId === null ? [`The file “${read.fileName}” was not sent`] : [];
    return { line, result: 'added', reasons, userId, applicationId };
  });
}

/** The posting for each title of these lines; closed ones are made for those that have none. */
async function jobsFor(tx: Tx, batch: BatchRow, lines: readonly Line[]): Promise<Map<string, number>> {
  const jobs = new Map((await jobsMade(tx, batch.id)).map(({ id, title }) => [title, id]));
  for (const { title, jobId } of batch.mapping.jobs) if (jobId !== null) jobs.set(title, jobId);
  const missing = new Set(lines.map(({ read }) => read.job).filter((title) => !jobs.has(title)));
  if (!missing.size) return jobs;
  const from = moveInSourceLabel[batch.source];
  const made = await insertClosedJobs(
    tx,
    { companyId: batch.companyId, batchId: batch.id },
    [...missing].map((title) => ({
      title,
      description:
        title === jobOfNoName
          ? `People who were brought along from ${from} without a job.`
          : `Brought along from ${from} with its applications.`,
    })),
  );
  for (const { id, title } of made) jobs.set(title, id);
  return jobs;
}

/** Who each line is, by its number: somebody its source brought before, or whom an earlier line made, or new. */
async function peopleFor(tx: Tx, batch: BatchRow, lines: readonly Line[]): Promise<Map<number, number>> {
  const keyed = lines.map((line) => ({ ...line, keys: keysOf(line.read) }));
  const known = await knownPeople(
    tx,
    batch,
    keyed.map(({ keys: [first = ''] }) => first),
  );
  // Who is new has no number yet, but a name.
  const whose = new Map<string, number | string>(known.map(({ key, id }) => [key, id]));
  const fresh: (NewPerson & { row: LineRow; keys: string[] })[] = [];
  const owners = keyed.map(({ row, read, keys }) => {
    const owner = whose.get(keys[0] ?? '');
    if (owner !== undefined) return owner;
    const username = usernameFor(read);
    const own = keys.filter((key) => !whose.has(key));
    for (const key of own) whose.set(key, username);
    const { firstName, lastName, email, phone, location, headline } = read;
    fresh.push({ username, firstName, lastName, email, phone, location, headline, row, keys: own });
    return username;
  });
  const ids = await insertFresh(tx, batch, fresh);
  return new Map(
    owners.map((owner, at) => [
      keyed[at]?.row.line ?? 0,
      typeof owner === 'number' ? owner : (ids.get(owner) ?? 0),
    ]),
  );
}

/** Makes people who are new, each known by what is their own; answers who each became. */
async function insertFresh(
  tx: Tx,
  batch: BatchRow,
  fresh: readonly (NewPerson & { row: LineRow; keys: string[] })[],
): Promise<Map<string, number>> {
  if (!fresh.length) return new Map();
  const { companyId } = batch;
  const people = fresh.map(({ row: _row, keys: _keys, ...person }) => person);
  const ids = new Map((await insertPeople(tx, companyId, people)).map(({ id, username }) => [username, id]));
  const made = fresh.map((one) => ({ ...one, userId: ids.get(one.username) ?? 0 }));
  await keepKnown(
    tx,
    { ...batch, batchId: batch.id },
    made.flatMap(({ keys, userId }) => keys.map((key) => ({ key, userId }))),
  );
  const same = made.flatMap(({ row, userId }) => {
    const kept = row.alike.find(({ id }) => id === row.sameAs);
    return kept ? [{ keptId: kept.id, otherId: userId, reasons: kept.reasons }] : [];
  });
  if (same.length) await insertSamePeople(tx, { companyId, by: batch.madeById }, same);
  return ids;
}

/** The résumé of each line that has one, by its number. */
async function filesFor(
  tx: Tx,
  batch: BatchRow,
  lines: readonly Line[],
  people: ReadonlyMap<number, number>,
): Promise<Map<number, number>> {
  const names = await filesOfLines(
    tx,
    batch.id,
    lines.map(({ row }) => row.line),
  );
  if (!names.size) return new Map();
  const wanted = [...names].map(([line, name]) => ({ line, name, ownerId: people.get(line) ?? 0 }));
  const given = await giveFiles(
    tx,
    batch.id,
    wanted.map(({ name, ownerId }) => ({ name, ownerId })),
  );
  const ids = new Map(given.map(({ id, name, ownerId }) => [`${ownerId} ${name}`, id]));
  return new Map(
    wanted.flatMap(({ line, name, ownerId }) => {
      const id = ids.get(`${ownerId} ${name}`);
      return id === undefined ? [] : [[line, id] as const];
    }),
  );
}

/** Nobody signs in by it; it stands where somebody has a single name. */
function usernameFor({ firstName, lastName }: PersonRead): string {
  const plain = `${firstName ?? ''} ${lastName ?? ''}`
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 24);
  return `${plain || 'person'}-${randomBytes(5).toString('hex')}`;
}
