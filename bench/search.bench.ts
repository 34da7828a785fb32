// A search with words and a filter, through the whole server and as bare SQL.
import { actorOfToken } from '#server/features/accounts/sessions.ts';
import { searchJobs } from '#server/features/jobs/job-search.queries.ts';
import { compare, loadDirectly, loadServer } from './support/load.ts';
import { onMarket } from './support/market.ts';

await onMarket(async ({ address, db, seekers }) => {
  const seeker = (connection: number) => seekers[connection % seekers.length]!;
  const wanted = [
    'staff nurse',
    'consultant',
    'project manager',
    'kitchen assistant',
    'physiotherapist band 6',
    'sales',
  ];
  let asked = 0;
  const words = () => wanted[asked++ % wanted.length]!;

  await compare(
    'search: GET /api/jobs?search=…&employmentType=full_time&limit=20',
    () =>
      loadServer(address, (connection) => ({
        path: `/api/jobs?search=${encodeURIComponent(words())}&employmentType=full_time&limit=20`,
        headers: { cookie: seeker(connection).cookie },
      })),
    () =>
      loadDirectly(async (connection) => {
        await actorOfToken(db, seeker(connection).token, new Date());
        await searchJobs(db, seeker(connection).actor, {
          search: words(),
          employmentType: ['full_time'],
          limit: 20,
          scope: 'open',
        });
      }),
  );
});
