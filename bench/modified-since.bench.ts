// What has changed of a list in the last minute, at a company with two thousand applications and at one with a hundred thousand: how long
// it takes to be told of twenty, and of none, beside a page of twenty of the same list. Aims: the large company at most 1.5 times the
// small one, and at most twice its own page.
import type pg from 'pg';
import { timeouts } from '#server/db/limits.ts';
import { run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { hiringCompany } from './support/hiring-company.ts';
import { latencyOf, milliseconds, timed } from './support/latency.ts';
import { onEmptyProgram } from './support/market.ts';
import { fillCompany } from './support/long-lists.ts';
import { quick } from './support/seeded-market.ts';

const sizes = quick ? [2_000, 3_000] : [2_000, 100_000];
const reads = quick ? 5 : 100;
const changed = 20;

/** Each list, and what is written to twenty of its rows: those of the company $1, the $2 that come first by chance. */
const lists: { path: string; write: string }[] = [
  { path: '/api/applications', write: someApplications(`recruiter_notes = 'Seen at ' || now()`) },
  {
    path: '/api/jobs?scope=own',
    write: `update job_posting set department = left('D' || clock_timestamp(), 60) where id in
      (select id from job_posting where company_id = $1 order by md5(id::text) limit $2)`,
  },
  {
    path: '/api/company/candidates',
    write: `update user_account set first_name = left('N' || clock_timestamp(), 60) where id in
      (select a.job_seeker_id from application a join job_posting j on j.id = a.job_posting_id
       where j.company_id = $1 group by 1 order by md5(a.job_seeker_id::text) limit $2)`,
  },
  {
    path: '/api/interviews?when=any&whose=all',
    write: `update interview set place = left('P' || clock_timestamp(), 60) where id in
      (select i.id from interview i join application a on a.id = i.application_id join job_posting j on j.id = a.job_posting_id
       where j.company_id = $1 order by md5(i.id::text) limit $2)`,
  },
  {
    path: '/api/offers',
    write: `update offer set letter = 'L' || clock_timestamp() where id in
      (select o.id from offer o join application a on a.id = o.application_id join job_posting j on j.id = a.job_posting_id
       where j.company_id = $1 and o.state = 'draft' order by md5(o.id::text) limit $2)`,
  },
  {
    path: '/api/hires',
    write: someApplications(`recruiter_notes = 'Hired at ' || now()`, `a.status = 'hired'`),
  },
];

function someApplications(set: string, which = 'true'): string {
  return `update application set ${set} where id in (select a.id from application a join job_posting j on j.id = a.job_posting_id
    where j.company_id = $1 and ${which} order by md5(a.id::text) limit $2)`;
}

await onEmptyProgram(async ({ address, db }) => {
  const found = new Map<string, number[]>();
  for (const applications of sizes) {
    const { id, recruiters } = await hiringCompany(address, db, { recruiters: 1, applicants: 0 });
    const { actor, cookie = '' } = recruiters[0] ?? {};
    await fillCompany(db, { id, recruiterId: actor?.id ?? 0, applications });
    await tellAll(address, db, cookie);
    say(`modified-since: a company with ${applications.toLocaleString('en')} applications; p50, p95`);
    for (const list of lists) {
      const told = await measure(address, db, { ...list, id, cookie });
      found.set(list.path, [...(found.get(list.path) ?? []), told]);
    }
  }
  say(`twenty changes: ${sizes.map((size) => size.toLocaleString('en')).join(' to ')} applications`);
  for (const [path, [small = 0, large = 0]] of found)
    say(`  ${path.padEnd(36)} ratio ${(large / small).toFixed(2)}`);
});

interface Measured {
  path: string;
  write: string;
  /** The company, and who asks. */
  id: number;
  cookie: string;
}

/** Prints what a page takes, nothing and twenty changes; answers the last. */
async function measure(address: string, db: pg.Pool, { path, write, id, cookie }: Measured): Promise<number> {
  const and = path.includes('?') ? '&' : '?';
  const ask = async (query: string, expected?: number) => {
    const reply = await fetch(`${address}${path}${and}limit=${changed}${query}`, { headers: { cookie } });
    const rows = (await reply.json()) as unknown[]; // What lists answer.
    if (!reply.ok || (expected !== undefined && rows.length !== expected))
      throw new Error(`${path}${query}: ${reply.status}, ${rows.length} rows`);
    return reply.headers.get('next-modified-since') ?? '';
  };
  const begun = await ask(`&modifiedSince=${new Date().toISOString()}`);
  const since = `&modifiedSince=${new Date(Date.parse(begun) + 1).toISOString()}`;
  const latency = async (query: string, expected: number) => {
    await timed([1, 2, 3, 4, 5], 1, () => ask(query, expected));
    return latencyOf(await timed(Array.from({ length: reads }), 1, () => ask(query, expected)));
  };
  const page = await latency('', changed);
  const none = await latency(since, 0);
  await run(db, write, [id, changed]);
  const told = await latency(since, changed);
  const both = ({ p50, p95 }: typeof page) => `${milliseconds(p50)} ${milliseconds(p95)}`;
  say(
    `  ${path.padEnd(36)} page ${both(page)}  no change ${both(none)}  ${changed} changes ${both(told)}  ratio ${(told.p50 / page.p50).toFixed(2)}`,
  );
  return told.p50;
}

/** All of it has been told, a day ago. */
async function tellAll(address: string, db: pg.Pool, cookie: string): Promise<void> {
  const now = encodeURIComponent(new Date().toISOString());
  const told = () => fetch(`${address}/api/company/tags?modifiedSince=${now}`, { headers: { cookie } });
  await (await told()).arrayBuffer();
  await inTransaction(
    db,
    async (tx) => {
      await run(tx, `update list_change set told_at = told_at - interval '1 day'`);
      await run(tx, `update company_event_kept set since = since - interval '2 days'`);
      await run(tx, `update company_event set told_at = told_at - interval '1 day'`);
    },
    { atMost: timeouts.night },
  );
  await db.query('vacuum analyze');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
