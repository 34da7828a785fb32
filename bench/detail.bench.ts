// One job of 15,000, another each time, through the whole server and as bare SQL.
import { actorOfToken } from '#server/features/accounts/sessions.ts';
import { visibleJobById } from '#server/features/jobs/jobs.queries.ts';
import { compare, loadDirectly, loadServer } from './support/load.ts';
import { onMarket } from './support/market.ts';

await onMarket(async ({ address, db, seekers, jobIds }) => {
  const seeker = (connection: number) => seekers[connection % seekers.length]!;
  let asked = 0;
  // A prime step walks through all of them in an order no cache is prepared for.
  const job = () => jobIds[(asked++ * 7_919) % jobIds.length]!;

  await compare(
    'detail: GET /api/jobs/{id}',
    () =>
      loadServer(address, (connection) => ({
        path: `/api/jobs/${job()}`,
        headers: { cookie: seeker(connection).cookie },
      })),
    () =>
      loadDirectly(async (connection) => {
        await actorOfToken(db, seeker(connection).token, new Date());
        await visibleJobById(db, seeker(connection).actor, job());
      }),
  );
});
