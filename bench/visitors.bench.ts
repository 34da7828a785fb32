// What a visitor's pages cost on an open platform, whole and compressed, as a browser asks for them: in time, beside one bare
// query over the same line, and in bytes on the wire.
import { request } from 'node:http';
import { run } from '#server/db/query.ts';
import { openPlatform } from '#server/features/operator/open-platform.ts';
import { encodeCursor } from '#server/http/paging.ts';
import { latencyOf, milliseconds, timed } from './support/latency.ts';
import { marketSizes, onSeededServer, quick } from './support/seeded-market.ts';

const times = quick ? 4 : 200;

for (const jobs of marketSizes()) {
  await onSeededServer(jobs, async ({ address, db }) => {
    await openPlatform(db, true);
    await run(db, 'analyze public_job');
    const { rows: listed } = await db.query<{ id: number; posted: string }>(
      'select job_id as id, posted_date as posted from job_search where listed and shown order by md5(job_id::text) limit $1',
      [times],
    );
    const some = listed.map(({ id }) => id);
    const companies = await db.query<{ id: number }>(
      'select id from company where verified_at is not null limit 200',
    );
    const words = ['waiter', 'dive instructor', 'accountant', 'boat crew', 'front office'];
    const pages: [name: string, path: (at: number) => string][] = [
      ['a job', (at) => `/jobs/${some[at]}`],
      ['all jobs', () => '/jobs'],
      ['further on', (at) => `/jobs?after=${encodeCursor([listed[at]?.posted ?? '', listed[at]?.id ?? 0])}`],
      ['a search', (at) => `/jobs?q=${encodeURIComponent(words[at % words.length] ?? '')}`],
      ['a facet', (at) => `/jobs?type=${['full_time', 'part_time', 'contract'][at % 3]}`],
      ['all companies', () => '/companies'],
      ['a company', (at) => `/companies/${companies.rows[at % companies.rows.length]?.id ?? 1}`],
    ];
    process.stdout.write(`visitors: ${jobs.toLocaleString('en')} jobs\n`);
    const bare = latencyOf(
      await timed(some, 1, (id) => db.query('select * from job_posting where id = $1', [id])),
    );
    tell('one bare query', bare, 0);
    for (const [name, path] of pages) {
      const asked = some.map((_, at) => address + path(at));
      await timed(asked.slice(0, 20), 1, get);
      const sizes: number[] = [];
      const took = await timed(asked, 1, async (url) => sizes.push(await get(url)));
      tell(name, latencyOf(took), Math.max(...sizes));
    }
  });
}

function tell(name: string, { p50, p95 }: { p50: number; p95: number }, bytes: number): void {
  const size = bytes ? `  at most ${(bytes / 1_000).toFixed(1)} kB` : '';
  process.stdout.write(`  ${name.padEnd(16)} ${milliseconds(p50)} ${milliseconds(p95)}${size}\n`);
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
