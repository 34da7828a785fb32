// What visitors of an open platform ask for, over markets of growing size: how long each takes beside the least there is to ask,
// one row by its key over the same connections; then all of the sitemap and of a feed, with what the server holds in memory meanwhile.
// Aims: p95 of 40 ms for one job at a million of them, and no more memory for a million than for ten thousand.
import { Readable } from 'node:stream';
import { row, run } from '#server/db/query.ts';
import { openPlatform } from '#server/features/operator/open-platform.ts';
import { latencyOf, milliseconds, timed } from './support/latency.ts';
import { measurePeakAnew, memoryOf } from './support/memory.ts';
import { marketSizes, onSeededServer, quick } from './support/seeded-market.ts';
import type { Market } from './support/shared.ts';

const times = quick ? 20 : 400;

for (const jobs of marketSizes())
  await onSeededServer(jobs, async (market) => {
    const { address, db } = market;
    process.stdout.write(`public: ${jobs.toLocaleString('en')} jobs\n`);
    const begun = performance.now();
    await openPlatform(db, true);
    process.stdout.write(`  opened in ${((performance.now() - begun) / 1_000).toFixed(1)} s\n`);
    await run(db, 'analyze public_job');
    try {
      const bare = await latency(async (at) =>
        row(db, 'select id from job_posting where id = $1', [jobOf(market, at)], {
          prepare: 'bench-job-by-key',
        }),
      );
      print('one row by its key', bare);
      for (const [name, path] of Object.entries(await asked(market)))
        print(
          name,
          await latency(async (at) => {
            const answer = await fetch(address + path(at));
            await answer.arrayBuffer();
            if (!answer.ok) throw new Error(`${path(at)}: ${answer.status}`);
          }),
        );
      await readWhole(market, 'sitemap, all parts', await sitemap(address));
      await readWhole(market, 'feed of all jobs (RSS)', ['/feeds/jobs.rss']);
    } finally {
      // A market that is shared, or kept, is as it was.
      await openPlatform(db, false);
    }
  });

/** What is asked for often, by what it is called. */
async function asked({ address, db, ...market }: Market): Promise<Record<string, (at: number) => string>> {
  const largest = await row<{ slug: string }>(
    db,
    'select c.slug from public_job p join company c on c.id = p.company_id group by 1 order by count(*) desc limit 1',
  );
  const [part] = await sitemap(address);
  const shown = await row<{ ids: number[] }>(
    db,
    'select array_agg(job_id) as ids from (select job_id from public_job order by md5(job_id::text) limit 1000) p',
  );
  const ids = shown?.ids ?? market.jobIds;
  return {
    'GET /api/public/jobs/{id}': (at) => `/api/public/jobs/${ids[at % ids.length]}`,
    'list of the largest company': () => `/api/public/companies/${largest?.slug}/jobs?limit=20`,
    'what has changed there': () =>
      `/api/public/companies/${largest?.slug}/jobs?limit=20&updatedSince=${new Date(Date.now() - 3_600_000).toISOString()}`,
    'feed of a search': () => '/feeds/jobs.rss?search=staff+nurse+night',
    '/sitemap.xml': () => '/sitemap.xml',
    'a part of the sitemap': () => part ?? '/sitemaps/pages.xml',
  };
}

async function sitemap(address: string): Promise<string[]> {
  const index = await (await fetch(`${address}/sitemap.xml`)).text();
  return [...index.matchAll(/<loc>[^<]*(\/sitemaps\/jobs-\d+\.xml)<\/loc>/g)].map(([, path = '']) => path);
}

function jobOf({ jobIds }: Market, at: number): number {
  return jobIds[(at * 7_919) % jobIds.length] ?? 0;
}

/** A few asked for long texts: as many as take a second or two. */
async function latency(ask: (at: number) => Promise<unknown>): Promise<number[]> {
  const first = await timed([0, 1, 2], 1, ask);
  const many = Math.max(5, Math.min(times, Math.ceil(5_000 / Math.max(...first, 1))));
  return timed(
    Array.from({ length: many }, (_, at) => at),
    1,
    ask,
  );
}

function print(name: string, took: readonly number[]): void {
  const { p50, p95 } = latencyOf(took);
  process.stdout.write(`  ${name.padEnd(30)} p50 ${milliseconds(p50)}   p95 ${milliseconds(p95)}\n`);
}

/** Reads all of it as fast as it comes, and says the most that the server held meanwhile. */
async function readWhole({ address, processId }: Market, name: string, paths: string[]): Promise<void> {
  const before = memoryOf(processId).now;
  measurePeakAnew(processId);
  const begun = performance.now();
  let bytes = 0;
  for (const path of paths) {
    const { body, ok } = await fetch(address + path, { headers: { 'accept-encoding': 'identity' } });
    if (!ok || !body) throw new Error(`${path} is not there`);
    for await (const chunk of Readable.fromWeb(body)) bytes += Buffer.from(chunk).length; // Chunks of fetch are bytes.
  }
  const seconds = (performance.now() - begun) / 1_000;
  const { peak } = memoryOf(processId);
  process.stdout.write(
    `  ${name.padEnd(30)} ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s; server ${before.toFixed(0)} MiB before, at most ${peak.toFixed(0)} MiB\n`,
  );
}
