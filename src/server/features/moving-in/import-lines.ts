import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { jobOfNoName } from '#domain/moving-in/batches.ts';
import { moveInSourceLabel } from '#domain/moving-in/sources.ts';
import { timeouts } from '#server/db/limits.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type BatchRow, tellProgress } from './batches.queries.ts';
import { keysOf, linesAtOnce } from './check-lines.ts';
import { filesOfLines, giveFile } from './imported-files.queries.ts';
import { type LineOutcome, type LineRow, nextLines, setOutcomes } from './lines.queries.ts';
import {
  insertClosedJob,
  insertImportedApplication,
  insertPerson,
  insertSamePerson,
  jobsMade,
  keepKnown,
  knownPerson,
} from './people.queries.ts';
import { type PersonRead, readPerson } from './read-person.ts';

interface Importing {
  db: pg.Pool;
  batch: BatchRow;
  signal: AbortSignal;
  now: string;
}

/**
 * Brings the lines in. All of them in one transaction, so that a server that ends in the middle has written nothing; or only the
 * good ones, some at a time, each time with what became of them, so that another goes on where it ended.
 */
export async function importLines(importing: Importing): Promise<void> {
  const { db, batch } = importing;
  if (batch.onlyGood) {
    for (let going = true; going;)
      going = await inTransaction(db, async (tx) => (await importSome(tx, importing, 0)) !== undefined, {
        atMost: timeouts.minute,
      });
    return;
  }
  await inTransaction(
    db,
    async (tx) => {
      for (let after: number | undefined = 0; after !== undefined;)
        after = await importSome(tx, importing, after);
    },
    { atMost: timeouts.hour },
  );
}

/** Answers the last of the lines it brought in; undefined where there are none left. */
async function importSome(
  tx: Tx,
  { db, batch, signal, now }: Importing,
  after: number,
): Promise<number | undefined> {
  signal.throwIfAborted();
  const lines = await nextLines(tx, batch.id, { after, atMost: linesAtOnce, undone: batch.onlyGood });
  const last = lines.at(-1);
  if (!last) return undefined;
  const made = new Map((await jobsMade(tx, batch.id)).map(({ id, title }) => [title, id]));
  const outcomes: LineOutcome[] = [];
  const files = await filesOfLines(
    tx,
    batch.id,
    lines.map(({ line }) => line),
  );
  for (const line of lines)
    outcomes.push(await importLine(tx, { batch, line, made, now, file: files.get(line.line) }));
  await setOutcomes(tx, batch.id, outcomes);
  // Beside the transaction: of one that goes on for long nobody would see anything.
  await tellProgress(db, batch.id, last.line - 1);
  return last.line;
}

interface OneLine {
  batch: BatchRow;
  line: LineRow;
  /** The closed jobs that were made before, by title. */
  made: Map<string, number>;
  /** The name of the résumé that is this line’s. */
  file: string | undefined;
  now: string;
}

async function importLine(tx: Tx, { batch, line, made, file, now }: OneLine): Promise<LineOutcome> {
  const read = readPerson(line.cells, batch.columns, batch.mapping, now);
  if (read.problems.length || !read.status)
    return { line: line.line, result: 'refused', reasons: read.problems };
  const jobId = await jobFor(tx, batch, read.job, made);
  const userId = await personFor(tx, batch, line, read);
  const fileId =
    file === undefined ? undefined : await giveFile(tx, { batchId: batch.id, name: file, ownerId: userId });
  const appliedAt = read.appliedAt ?? read.movedAt ?? now;
  const moved = read.movedAt ?? appliedAt;
  const applicationId = await insertImportedApplication(tx, {
    jobId,
    userId,
    status: read.status === 'withdrawn' ? 'submitted' : read.status,
    withdrawn: read.status === 'withdrawn',
    appliedAt,
    // Some systems tell the day alone of the one and the minute of the other.
    movedAt: moved < appliedAt ? appliedAt : moved,
    coverLetter: read.coverLetter,
    resumeUrl: read.resumeUrl,
    fileId: fileId ?? null,
    notes: read.notes,
  });
  return applicationId === undefined
    ? { line: line.line, result: 'known', reasons: [], userId }
    : {
        line: line.line,
        result: 'added',
        reasons: read.fileName && fileId === undefined ? [`The file “${read.fileName}” was not sent`] : [],
        userId,
        applicationId,
      };
}

async function jobFor(tx: Tx, batch: BatchRow, title: string, made: Map<string, number>): Promise<number> {
  const chosen = batch.mapping.jobs.find((one) => one.title === title)?.jobId ?? made.get(title);
  if (chosen !== undefined && chosen !== null) return chosen;
  const from = moveInSourceLabel[batch.source];
  const id = await insertClosedJob(tx, {
    companyId: batch.companyId,
    title,
    description:
      title === jobOfNoName
        ? `People who were brought along from ${from} without a job.`
        : `Brought along from ${from} with its applications.`,
    batchId: batch.id,
  });
  made.set(title, id);
  return id;
}

async function personFor(tx: Tx, batch: BatchRow, line: LineRow, read: PersonRead): Promise<number> {
  const keys = keysOf(read);
  const known = await knownPerson(tx, { ...batch, keys: keys.slice(0, 1) });
  if (known !== undefined) return known;
  const userId = await insertPerson(tx, { ...read, username: usernameFor(read), companyId: batch.companyId });
  await keepKnown(tx, { companyId: batch.companyId, source: batch.source, keys, userId, batchId: batch.id });
  const same = line.alike.find(({ id }) => id === line.sameAs);
  if (same)
    await insertSamePerson(tx, {
      companyId: batch.companyId,
      keptId: same.id,
      otherId: userId,
      reasons: same.reasons,
      by: batch.madeById,
    });
  return userId;
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
