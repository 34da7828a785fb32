// The first page of open jobs, newest first, through the whole server and as bare SQL.
import { actorOfToken } from '#server/features/accounts/sessions.ts';
import { searchJobs } from '#server/features/jobs/job-search.queries.ts';
import { compare, loadDirectly, loadServer } from './support/load.ts';
import { onMarket } from './support/market.ts';

await onMarket(async ({ address, db, seekers }) => {
  const seeker = (connection: number) => seekers[connection % seekers.length]!;

  await compare(
    'browse: GET /api/jobs?limit=20',
    () =>
      loadServer(address, (connection) => ({
        path: '/api/jobs?limit=20',
        headers: { cookie: seeker(connection).cookie },
      })),
    () =>
      loadDirectly(async (connection) => {
        await actorOfToken(db, seeker(connection).token, new Date());
        await searchJobs(db, seeker(connection).actor, { limit: 20, scope: 'open' });
      }),
  );
});
