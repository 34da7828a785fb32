// Browsing, one job and a search through the whole server, each beside the same SQL from this process: what the server
// itself costs, and what it spares by asking once for many. Aim: at least .75 of the throughput.
import type pg from 'pg';
import { readConfig } from '#server/config.ts';
import { presentOfToken } from '#server/features/accounts/sessions.ts';
import { searchJobs } from '#server/features/search/job-search.queries.ts';
import { visibleJobById } from '#server/features/jobs/jobs.queries.ts';
import { withScores } from '#server/features/matches/scores.queries.ts';
import { compare, loadDirectly, loadServer } from './support/load.ts';
import { marketSize, onSeededServer } from './support/seeded-market.ts';

const { sessions } = readConfig({});

/** The same database for whoever asks each statement by itself, as a program does that has no server: nothing goes in batches. */
function oneByOne(pool: pg.Pool): pg.Pool {
  // The cast: all of the pool, with a way in of its own.
  return Object.create(pool, { query: { value: (asked: pg.QueryConfig) => pool.query(asked) } }) as pg.Pool;
}

await onSeededServer(marketSize(20_000), async ({ address, db: pool, seekers, jobIds }) => {
  const db = oneByOne(pool);
  const seeker = (connection: number) => seekers[connection % seekers.length]!;
  const asked = (path: () => string) => () =>
    loadServer(address, (connection) => ({
      path: path(),
      headers: { cookie: seeker(connection).cookie },
    }));
  const list =
    (search: { search?: string; employmentType?: 'full_time'[] }) => async (connection: number) => {
      const { actor, token } = seeker(connection);
      await presentOfToken(db, token, sessions);
      const { page } = await searchJobs(db, actor, { ...search, limit: 20, scope: 'open' });
      await withScores(db, actor, page.items);
    };

  await compare(
    'browse: GET /api/jobs?limit=20',
    asked(() => '/api/jobs?limit=20'),
    () => loadDirectly(list({})),
  );

  let jobsAsked = 0;
  // A prime step walks through all of them in an order no cache is prepared for.
  const job = () => jobIds[(jobsAsked++ * 7_919) % jobIds.length]!;
  await compare(
    'detail: GET /api/jobs/{id}',
    asked(() => `/api/jobs/${job()}`),
    () =>
      loadDirectly(async (connection) => {
        const { actor, token } = seeker(connection);
        await presentOfToken(db, token, sessions);
        const found = await visibleJobById(db, actor, job());
        if (found) await withScores(db, actor, [found]);
      }),
  );

  const wanted = [
    'staff nurse',
    'consultant',
    'project manager',
    'kitchen assistant',
    'physiotherapist',
    'sales',
  ];
  let wordsAsked = 0;
  const words = () => wanted[wordsAsked++ % wanted.length]!;
  await compare(
    'search: GET /api/jobs?search=…&employmentType=full_time&limit=20',
    asked(() => `/api/jobs?search=${encodeURIComponent(words())}&employmentType=full_time&limit=20`),
    () => loadDirectly((connection) => list({ search: words(), employmentType: ['full_time'] })(connection)),
  );
});
