import type pg from 'pg';
import { payRead } from '#domain/job-pay.ts';
import { placeRead } from '#domain/job-place.ts';
import { waitAtMost } from '#server/db/bounded-client.ts';
import { copyInto, copyLine } from '#server/db/copy.ts';
import { run } from '#server/db/query.ts';
import { timeouts } from '#server/db/limits.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { salaryColumns } from '#server/features/jobs/jobs.queries.ts';
import { madeUpMarket } from './made-up-market.ts';
import type { MarketWords } from './built-in-words.ts';
import {
  addCompanies,
  beginSeeding,
  dropSearchIndexes,
  leaveUnread,
  measureMarket,
} from './seeding.queries.ts';

const batchSize = 5_000;

interface Surroundings {
  now: Date;
  onProgress: (loaded: number) => void;
}

/**
 * Fills a database that has no jobs with so many open ones, by COPY, in one transaction. The same words, count and day
 * give the same jobs. Answers false, and changes nothing, where there are jobs already.
 */
export async function seedJobs(
  db: pg.Pool,
  words: MarketWords,
  count: number,
  { now, onProgress }: Surroundings,
): Promise<boolean> {
  const seeded = await inTransaction(
    db,
    async (tx) => {
      if ((await beginSeeding(tx)).jobs) return false;
      const market = madeUpMarket(words, count);
      const companyIds = await addCompanies(tx, market.companies);
      const indexes = await dropSearchIndexes(tx);
      let loaded = 0;
      let copying: Promise<void> = Promise.resolve();
      let lines: string[] = [];
      const send = async () => {
        const ready = lines;
        lines = [];
        await copying;
        onProgress(loaded);
        copying = copyInto(tx, 'job_posting', columns, ready);
        copying.catch(() => undefined); // Thrown where it is awaited.
      };
      for (const job of market.jobs()) {
        loaded += 1;
        lines.push(lineOf(job, companyIds[job.company] ?? 1, loaded, now));
        // While PostgreSQL takes one batch in, the next is made up.
        if (lines.length === batchSize) await send();
      }
      await send();
      await copying;
      await leaveUnread(tx);
      for (const definition of indexes) await run(tx, definition);
      return true;
    },
    { atMost: timeouts.night },
  );
  if (seeded) await measureAnew(db);
  return seeded;
}

/** What the server does now and then while it runs: counts words and values, and tells the planner of the rows. */
export async function measureAnew(db: pg.Pool): Promise<void> {
  const client = await db.connect();
  waitAtMost(client, timeouts.night);
  try {
    await measureMarket(client);
  } finally {
    client.release(true);
  }
}

const columns = [
  'company_id',
  'title',
  'description',
  'location',
  'place',
  'salary_range',
  'pay',
  'salary_min_monthly',
  'salary_max_monthly',
  'salary_currency',
  'salary_period',
  'employment_type',
  'experience_level',
  'skills_required',
  'posted_date',
  'application_deadline',
  'source',
  'external_id',
];

/** As a posting of today has them, so that no server reads them afterwards. Made-up jobs share few texts. */
const place = readOnce(placeRead);
const paid = readOnce(payRead);

function readOnce(read: (text: string | null) => unknown): (text: string | null) => string | null {
  const known = new Map<string | null, string | null>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = read(text);
    const written = found ? JSON.stringify(found) : null;
    known.set(text, written);
    return written;
  };
}

type Job = ReturnType<ReturnType<typeof madeUpMarket>['jobs']> extends Generator<infer Each> ? Each : never;

function lineOf(job: Job, companyId: number, number: number, now: Date): string {
  const pay = salaryColumns(job.salaryRange, null);
  const closes = job.closesIn === null ? null : new Date(now.getTime() + job.closesIn * 86_400_000);
  return copyLine([
    companyId,
    job.title,
    job.description,
    job.location,
    place(job.location),
    job.salaryRange,
    paid(job.salaryRange),
    pay.salary_min_monthly,
    pay.salary_max_monthly,
    pay.salary_currency,
    pay.salary_period,
    job.employmentType,
    job.experienceLevel,
    job.skills,
    new Date(now.getTime() - job.age * 1_000).toISOString(),
    closes && closes.toISOString().slice(0, 10),
    'seed',
    String(number),
  ]);
}
