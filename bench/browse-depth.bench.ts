// A page at the beginning of all open jobs and one as deep as ten thousand pages, or as there are: how much dearer it is.
import { row } from '#server/db/query.ts';
import { searchJobs } from '#server/features/search/job-search.queries.ts';
import { latencyOf, milliseconds, timed } from './support/latency.ts';
import { marketSizes, onSeededMarket, quick, somebody } from './support/seeded-market.ts';

const pageSize = 20;
const jobs = marketSizes().at(-1) ?? 0;

await onSeededMarket(jobs, async (db) => {
  const page = Math.min(10_000, Math.floor(jobs / pageSize) - 1);
  // Where a reader is after so many pages, without having read them.
  const last = await row<{ posted: string; id: number }>(
    db,
    `select posted_date as posted, job_id as id from job_search where listed order by posted_date desc, job_id desc offset $1 limit 1`,
    [(page - 1) * pageSize - 1],
  );
  const cursor = Buffer.from(JSON.stringify([last?.posted, last?.id])).toString('base64url');
  const times = Array.from({ length: quick ? 4 : 300 });
  const read = (from?: string) => () =>
    searchJobs(db, somebody, { limit: pageSize, scope: 'open', ...(from ? { cursor: from } : {}) });
  const rounds: { first: number; deep: number }[] = [];
  for (let round = 0; round < 4; round += 1) {
    const first = latencyOf(await timed(times, 1, read())).p50;
    const deep = latencyOf(await timed(times, 1, read(cursor))).p50;
    if (round > 0) rounds.push({ first, deep });
  }
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[1] ?? 0;
  process.stdout.write(
    `browse-depth: ${jobs.toLocaleString('en')} jobs\n` +
      `  page 1            ${milliseconds(middle(rounds.map(({ first }) => first)))}\n` +
      `  page ${String(page).padEnd(12)} ${milliseconds(middle(rounds.map(({ deep }) => deep)))}\n` +
      `  ratio             ${middle(rounds.map(({ first, deep }) => deep / first)).toFixed(2)}\n`,
  );
});
