import type pg from 'pg';
import { timeouts } from '#server/db/limits.ts';
import type { Tx } from '#server/db/query.ts';
import { row, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';

/** How many jobs are taken on at a time. */
const batch = 200;
/** How many are indexed in one transaction, which keeps others from writing them, and how many such follow each other. */
const indexed = { atOnce: 50, times: 8 } as const;
/** So many new jobs come with an import: then a sample of all of them is read instead of each. */
const manyNew = 20_000;
const wordSample = 50_000;
/** Those of transactions that are still open come in later, among the newest. */
const changesKept = 100;

/**
 * What the search index leaves for later: large changes of companies, deadlines that have passed, counts, and the words
 * of new postings. Of several servers one does it at a time. Answers whether there may be more.
 */
export async function syncSearchIndex(db: pg.Pool): Promise<boolean> {
  const due = await row<{ any: boolean; manyWords: boolean }>(
    db,
    `select exists (select from facet_change) or exists (select from search_word_due)
              or exists (select from job_search where listed and closes_at <= now()) as any,
            (select count(*) from (select from search_word_due limit ${manyNew}) as few) = ${manyNew}
              or (select at < now() - interval '7 days' from search_words_counted) as "manyWords"`,
  );
  if (due?.any || due?.manyWords)
    await inTransaction(db, (tx) => catchUp(tx, due.manyWords), due.manyWords ? longer : {});
  for (let times = 0; times < indexed.times; times += 1)
    if (!(await inTransaction(db, indexDueJobs))) return false;
  return true;
}

/**
 * Writes the rows of jobs that are due: of a large company with a new name; and where this program has them otherwise than
 * the one before, of all jobs, the newest first. Answers whether there may be more.
 */
async function indexDueJobs(tx: Tx): Promise<boolean> {
  const due = await row<{ any: boolean; outdated: boolean }>(
    tx,
    `select exists (select from job_search_due) as any, exists (select from job_search_outdated) as outdated`,
  );
  if (!(due?.any || due?.outdated) || !(await isOurs(tx))) return false;
  if (!due.any) await run(tx, `select outdated_jobs_are_due(${indexed.atOnce})`);
  const written = await row<{ jobs: number }>(tx, `select index_due_jobs(${indexed.atOnce}) as jobs`);
  return written?.jobs === indexed.atOnce;
}

/** How old the newest so many jobs are: it changes slowly, and searches bear with what is a little out of date. */
export async function measureMarket(db: pg.Pool): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await isOurs(tx)) await run(tx, 'select measure_market()');
  });
}

async function catchUp(tx: Tx, manyWords: boolean): Promise<void> {
  if (!(await isOurs(tx))) return;
  await run(
    tx,
    `update job_search set listed = false
     where job_id in (select job_id from job_search where listed and closes_at <= now() order by closes_at limit ${batch})`,
  );
  await run(tx, 'select add_up_facets()');
  await run(tx, 'delete from market_change where id < (select max(id) from market_change) - $1', [
    changesKept,
  ]);
  await run(tx, manyWords ? `select count_words_anew(${wordSample})` : `select count_due_words(${batch})`);
}

const longer = { atMost: timeouts.tenMinutes };

async function isOurs(tx: Tx): Promise<boolean> {
  const lock = await row<{ ours: boolean }>(tx, 'select pg_try_advisory_xact_lock(7075823) as ours');
  return lock?.ours ?? false;
}
