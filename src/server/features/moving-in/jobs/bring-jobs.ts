import type pg from 'pg';
import { isPastDeadline } from '#domain/deadlines.ts';
import { plainName } from '#domain/duplicates.ts';
import { timeouts } from '#server/db/limits.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { companyForPosting } from '#server/features/companies/companies.queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { stagedPosting } from '#server/import/staged-posting.ts';
import type { Posting } from '#server/import/posting/posting.ts';
import { type JobBatchRow, planAnew, tellProgress } from '#server/features/moving-in/batches.queries.ts';
import { linesAtOnce } from '#server/features/moving-in/check-lines.ts';
import {
  type LineOutcome,
  type LineRow,
  nextLines,
  setOutcomes,
  type Twin,
} from '#server/features/moving-in/lines.queries.ts';
import { readEach } from '#server/features/moving-in/one-by-one.ts';
import { insertJobsOfFile, jobsTitled, knownJobs, takeBackJobsOfFile } from './jobs-of-file.queries.ts';
import { type JobRead, readJob } from './read-job.ts';

export interface Bringing {
  db: pg.Pool;
  batch: JobBatchRow;
  signal: AbortSignal;
  now: string;
}

/** Under what name the IDs of a company’s files are known: two companies may use the same system, and so the same IDs. */
const sourceOf = ({ companyId, source }: JobBatchRow) => `${source} of company ${companyId}`;

/** Few are shown: more than these share it for another reason. */
const mostAlike = 5;

/** Goes through all lines and notes what would become of each, and which job it looks like. Makes no job. */
export async function checkJobs({ db, batch, signal, now }: Bringing): Promise<void> {
  const file = jobsSeen();
  const timeZone = (await companyForPosting(db, batch.companyId))?.timeZone ?? 'UTC';
  let done = 0;
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const lines = await nextLines(db, batch.id, { after, atMost: linesAtOnce });
    const last = lines.at(-1);
    if (!last) return;
    after = last.line;
    await setOutcomes(
      db,
      batch.id,
      await outcomesOf(db, { batch, lines, file, isPast: (day) => isPastDeadline(day, timeZone, now) }),
    );
    done += lines.length;
    await tellProgress(db, batch.id, done);
  }
}

interface Checking {
  batch: JobBatchRow;
  lines: readonly LineRow[];
  file: ReturnType<typeof jobsSeen>;
  isPast: (day: string) => boolean;
}

async function outcomesOf(db: Db, { batch, lines, file, isPast }: Checking): Promise<LineOutcome[]> {
  const reads = await readEach(lines, (row) => {
    const read = readJob(row.cells, batch);
    return { row, read, key: read.posting ? file.keyOf(read, read.posting) : '' };
  });
  const source = sourceOf(batch);
  const keys = reads.flatMap(({ key }) => (key ? [key] : []));
  const known = new Map(
    (await knownJobs(db, { source, batchId: batch.id, keys })).map((one) => [one.key, one]),
  );
  const titles = reads.flatMap(({ read }) => read.posting?.title ?? []);
  const open = await jobsTitled(db, { companyId: batch.companyId, batchId: batch.id, titles });
  return reads.map(({ row: { line, leftOut }, read, key }): LineOutcome => {
    const { posting } = read;
    if (!posting) return { line, result: 'refused', reasons: read.problems, alike: [], twins: [] };
    const look = lookOf(posting);
    const twins = file.add(line, key, posting);
    const earlier = file.lineOf(key);
    if (earlier !== line)
      return {
        line,
        result: 'known',
        reasons: [`It has the same ID as line ${earlier}`],
        alike: [],
        twins: [],
      };
    if (known.has(key)) return { line, result: 'known', reasons: [], alike: [], twins: [] };
    const alike = open
      .filter((one) => lookOf(one) === look)
      .slice(0, mostAlike)
      .map(({ id, title, location }) => ({ id, name: named(title, location), reasons: [] }));
    return {
      line,
      result: leftOut ? 'skipped' : 'new',
      reasons: remarksOf(read, isPast),
      alike,
      twins,
      knownBy: key,
    };
  });
}

/** What is the same of two postings that may be one: title and place, of one company. */
const lookOf = ({ title, location }: { title: string; location: string | null }) =>
  `${plainName(title)} ${plainName(location ?? '')}`;

const named = (title: string, location: string | null) => (location ? `${title}, ${location}` : title);

/** What a file has had so far: by what its jobs are known, and how they look. Some hundred bytes a line. */
function jobsSeen() {
  const records = new Map<string, number>();
  const lines = new Map<string, number>();
  const looks = new Map<string, Twin[]>();
  return {
    /** The source’s own ID; else a digest of all it says, with its number among equal ones. */
    keyOf({ identity }: JobRead, posting: Posting): string {
      const { external_id: own, record } = stagedPosting(0, posting, identity);
      if (own) return own;
      const count = (records.get(record ?? '') ?? 0) + 1;
      records.set(record ?? '', count);
      return `${record}-${count}`;
    },
    /** Answers the earlier lines that look like it. */
    add(line: number, key: string, { title, location }: Posting): Twin[] {
      if (!lines.has(key)) lines.set(key, line);
      const look = lookOf({ title, location });
      const before = looks.get(look) ?? [];
      if (before.length < mostAlike)
        looks.set(look, [...before, { line, name: named(title, location), reasons: [] }]);
      return before;
    },
    lineOf: (key: string) => lines.get(key),
  };
}

/** What was done to it on the way that its company should know. */
function remarksOf({ posting, remarks }: JobRead, isPast: Checking['isPast']): string[] {
  const deadline = posting?.applicationDeadline;
  return [
    ...(deadline && isPast(deadline) ? ['Its deadline has passed, so it is not open'] : []),
    ...(remarks.composed ? ['Its description is put together from its other columns'] : []),
    ...(remarks.discriminatoryTitle ? ['Its title asks for a sex or an age'] : []),
    ...(remarks.discriminatory ? ['Skills that ask for a sex, age or faith are left out'] : []),
  ];
}

/** Makes the jobs that the check found new: all in one transaction, or some at a time, so that another goes on where it ended. */
export async function importJobLines(bringing: Bringing): Promise<void> {
  const { db, batch } = bringing;
  if (batch.onlyGood) {
    for (let going = true; going;)
      going = await inTransaction(db, async (tx) => (await importSome(tx, bringing, 0)) !== undefined, {
        atMost: timeouts.minute,
      });
    return;
  }
  await inTransaction(
    db,
    async (tx) => {
      for (let after: number | undefined = 0; after !== undefined;)
        after = await importSome(tx, bringing, after);
    },
    { atMost: timeouts.hour },
  );
}

async function importSome(
  tx: Tx,
  { db, batch, signal }: Bringing,
  after: number,
): Promise<number | undefined> {
  signal.throwIfAborted();
  const lines = await nextLines(tx, batch.id, { after, atMost: linesAtOnce, result: 'new' });
  const last = lines.at(-1);
  if (!last) return undefined;
  await planAnew(tx);
  const read = await readEach(lines, ({ line, cells, knownBy }) => {
    const { posting, identity } = readJob(cells, batch);
    return posting && knownBy ? { ...stagedPosting(line, posting, identity), external_id: knownBy } : null;
  });
  const postings = read.filter((one) => one !== null);
  const made = await insertJobsOfFile(tx, {
    companyId: batch.companyId,
    batchId: batch.id,
    source: sourceOf(batch),
    recruiterId: batch.madeById,
    status: batch.mapping.status,
    postings,
  });
  const ids = new Map(made.map(({ id, key }) => [key, id]));
  await setOutcomes(
    tx,
    batch.id,
    lines.map(({ line, knownBy, reasons }) => {
      const jobId = ids.get(knownBy ?? '');
      return jobId === undefined
        ? { line, result: 'known', reasons: [] }
        : { line, result: 'added', reasons, jobId };
    }),
  );
  await tellProgress(db, batch.id, last.line - 1);
  return last.line;
}

/** Takes them back, but for those that somebody has touched since. */
export async function takeJobsBack({ db, batch, signal }: Bringing): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined;) {
    signal.throwIfAborted();
    const from: number = after;
    const { status } = batch.mapping;
    after = await inTransaction(
      db,
      async (tx) => takeBackJobsOfFile(tx, batch.id, { after: from, atMost: linesAtOnce, status }),
      { atMost: timeouts.minute },
    );
    if (after !== undefined) await tellProgress(db, batch.id, after - 1);
  }
}
