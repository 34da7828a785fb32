// What a visitor's pages cost on an open platform, whole and compressed, as a browser asks for them: in time, beside one bare
// query over the same line, and in bytes on the wire. What a page shows is kept while nothing of the market changes, so each
// search, filter and page of companies is asked for twice: as nobody has asked for it before, and then again. Aim: p95 of 40 ms.
import { request } from 'node:http';
import { encodeCursor } from '#server/http/paging.ts';
import { row, rows, run } from '#server/db/query.ts';
import { openPlatform } from '#server/features/operator/open-platform.ts';
import { latencyOf, milliseconds, timed } from './support/latency.ts';
import { marketSizes, onSeededServer, quick } from './support/seeded-market.ts';
import { otherPages, searchesOf } from './support/visitors-pages.ts';

const times = quick ? 4 : 200;
/** So many are asked for again before they are forgotten. */
const batch = 20;

for (const jobs of marketSizes()) {
  await onSeededServer(jobs, async ({ address, db }) => {
    await openPlatform(db, true);
    await run(db, 'analyze public_job');
    await quiet(db);
    const listed = await rows<{ id: number; posted: string }>(
      db,
      'select job_id as id, posted_date as posted from job_search where listed and shown order by md5(job_id::text) limit $1',
      [times],
    );
    process.stdout.write(`visitors: ${jobs.toLocaleString('en')} jobs; p50, p95\n`);
    const bare = await timed(listed, 1, ({ id }) =>
      db.query('select * from job_posting where id = $1', [id]),
    );
    tell('one bare query', bare, 0);
    const kinds: [name: string, paths: string[]][] = [
      ['a job', listed.map(({ id }) => `/jobs/${id}`)],
      ['all jobs', listed.map(() => '/jobs')],
      ['further on', listed.map(({ id, posted }) => `/jobs?after=${encodeCursor([posted, id])}`)],
      ...(await searchesOf(db, times)),
      ...(await otherPages(db, times)),
    ];
    for (const [name, paths] of kinds) await measure(name, [...new Set(paths)], paths.length, address);
  });
}

/** What was asked for once is asked for again while it is kept; a page that is always the same is asked for so many times. */
async function measure(name: string, paths: string[], many: number, address: string): Promise<void> {
  const sizes: number[] = [];
  const first: number[] = [];
  const again: number[] = [];
  const ask = async (path: string) => sizes.push(await get(address + path));
  if (paths.length === 1)
    again.push(
      ...(await timed(
        Array.from({ length: many }, () => paths[0] ?? ''),
        1,
        ask,
      )),
    );
  else
    for (let at = 0; at < paths.length; at += batch) {
      const some = paths.slice(at, at + batch);
      first.push(...(await timed(some, 1, ask)));
      again.push(...(await timed(some, 1, ask)));
    }
  if (first.length) tell(`${name}, first seen`, first, Math.max(...sizes));
  tell(name, again, Math.max(...sizes));
}

/** What a market that has just been made, or opened, brings with it is done before anything is measured. */
async function quiet(db: Parameters<typeof row>[0]): Promise<void> {
  for (let second = 0; second < 300; second += 1) {
    const due = await row<{ any: boolean }>(
      db,
      `select exists (select from facet_change) or exists (select from search_word_due) or exists (select from alert_job_due)
              or not exists (select from terms_reading where below <= 1) as any`,
    );
    if (!due?.any) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  process.stdout.write('  (with background tasks under way)\n');
}

function tell(name: string, took: readonly number[], bytes: number): void {
  const { p50, p95 } = latencyOf(took);
  const size = bytes ? `  at most ${(bytes / 1_000).toFixed(1)} kB` : '';
  process.stdout.write(`  ${name.padEnd(36)} ${milliseconds(p50)} ${milliseconds(p95)}${size}\n`);
}

/** As it comes over the line, headers left out. */
function get(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { accept: 'text/html', 'accept-encoding': 'br' } }, async (answer) => {
      const bytes = Buffer.concat(await answer.toArray()).length;
      if (answer.statusCode === 200) resolve(bytes);
      else reject(new Error(`${url} was answered ${answer.statusCode}.`));
    })
      .on('error', reject)
      .end();
  });
}
