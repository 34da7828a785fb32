// What a backup costs while people work: minutes and megabytes, and the 99th percentile of what others ask for meanwhile, as a
// ratio to idle in the same run, before and after it: what nobody has asked for yet comes from the disk. `--jobs 1000000` has so many
// jobs and as many applications; 100,000 unless told otherwise. Others ask 40 times a second, whatever the answers take: searches and
// single jobs in turn. Then how long verify and restore take.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { timeouts } from '#server/db/limits.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { onServer } from './support/market.ts';
import { searches } from './support/queries.ts';
import { inMarketFolder, marketSize, onDatabase, quick } from './support/seeded-market.ts';
import type { Market } from './support/shared.ts';

const size = marketSize(100_000);
const idleSeconds = quick ? 2 : 30;
const betweenRequestsMs = 25;

await inMarketFolder(size, async (dataDir) => {
  await onDatabase(dataDir, size, (db) => apply(db, size));
  const file = path.join(dataDir, 'bench.backup');
  await onServer(dataDir, async (market) => {
    await asking(market, pause(idleSeconds * 500)); // What begins with a server is over then.
    const idle = await asking(market, pause(idleSeconds * 1_000));
    const begun = performance.now();
    const busy = await asking(market, moorings({ DATA_DIR: dataDir }, ['backup', '--to', file]));
    const took = minutesSince(begun);
    const after = await asking(market, pause(idleSeconds * 1_000));
    say(`backup: ${size.toLocaleString('en')} jobs and as many applications`);
    say(`  backup, read back  ${took}, ${(statSync(file).size / 1e6).toFixed(0)} MB`);
    for (const quantile of ['p50', 'p99'] as const) {
      const [was, meanwhile, is] = [idle, busy, after].map((one) => one[quantile]);
      say(
        `  others, ${quantile}        ${meanwhile!.toFixed(1)} ms, idle before ${was!.toFixed(1)} and after ${is!.toFixed(1)} ms, ratio to after ${(meanwhile! / is!).toFixed(2)}`,
      );
    }
    say(
      `  failed             ${idle.failed + busy.failed + after.failed} of ${idle.asked + busy.asked + after.asked}`,
    );
  });
  for (const [words, folder] of [
    [['verify', file], dataDir],
    [['restore', file], `${dataDir}-restored`],
  ] as const) {
    const begun = performance.now();
    await moorings({ DATA_DIR: folder }, words);
    if (folder !== dataDir) await rm(folder, { recursive: true });
    say(`  ${words[0].padEnd(17)}  ${minutesSince(begun)}`);
  }
});

/** Applications with a letter, their histories and events: one of each of so many people, to a job of its own. */
async function apply(db: pg.Pool, many: number): Promise<void> {
  await inTransaction(
    db,
    (tx) =>
      tx.query(
        `with people as (
           insert into user_account (username, user_type) select 'applicant-' || n, 'job_seeker' from generate_series(1, ${many}) n
           on conflict do nothing returning id
         ), numbered as (select id, row_number() over (order by id) as place from people),
         jobs as (select id, row_number() over (order by id) as place from job_posting),
         made as (
           insert into application (job_posting_id, job_seeker_id, cover_letter)
           select j.id, p.id, 'I have done this work for six years, the last two of them on an island. ' || repeat(md5(p.id::text) || ' ', 12)
           from numbered p join jobs j using (place) returning id, job_posting_id, job_seeker_id
         ), history as (
           insert into application_status_history (application_id, changed_by, to_status) select id, job_seeker_id, 'submitted' from made
         ), told as (
           insert into event (type, subject_id, actor_id, application_id) select 'application.submitted', id, job_seeker_id, id from made
         )
         update job_posting set application_count = application_count + 1 where id in (select job_posting_id from made)`,
      ),
    { atMost: timeouts.hour },
  );
}

/** Asks on until something is over. */
async function asking({ address, seekers, jobIds }: Market, until: Promise<unknown>) {
  const lookedFor = searches(200).map(
    ({ search }) => `/api/jobs?search=${encodeURIComponent(search.search ?? '')}&limit=20`,
  );
  const took: number[] = [];
  let failed = 0;
  let over = false;
  void until.finally(() => (over = true));
  const underWay: Promise<void>[] = [];
  const ask = async (url: string, cookie: string) => {
    const begun = performance.now();
    try {
      const response = await fetch(url, { headers: { cookie } });
      await response.arrayBuffer();
      if (!response.ok) failed += 1;
      took.push(performance.now() - begun);
    } catch {
      failed += 1;
    }
  };
  for (let turn = 0; !over; turn += 1) {
    const place =
      turn % 2 ? lookedFor[turn % lookedFor.length]! : `/api/jobs/${jobIds[(turn * 977) % jobIds.length]!}`;
    underWay.push(ask(address + place, seekers[turn % seekers.length]!.cookie));
    await pause(betweenRequestsMs);
  }
  await until;
  await Promise.all(underWay);
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), failed, asked: underWay.length };
}

async function moorings(env: Record<string, string>, words: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ['src/server/cli.ts', ...words], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null]; // What a process's end is told with.
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`);
}

function minutesSince(begun: number): string {
  return `${((performance.now() - begun) / 60_000).toFixed(2)} minutes`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
