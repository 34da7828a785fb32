// Applications, each person for another job each time, through the whole server and as the bare transaction.
import { readConfig } from '#server/config.ts';
import { presentOfToken } from '#server/features/accounts/sessions.ts';
import { visibleApplicationById } from '#server/features/applications/applications.queries.ts';
import { apply } from '#server/features/applications/apply.ts';
import { compare, loadDirectly, loadServer } from './support/load.ts';
import { onMarket } from './support/market.ts';

const { sessions } = readConfig({});

await onMarket(async ({ address, db, seekers, jobIds }) => {
  const seeker = (connection: number) => seekers[connection % seekers.length]!;
  const applied = seekers.map(() => 0);
  // Everyone starts elsewhere and walks the same way, so nobody meets a job twice.
  const nextJob = (connection: number) =>
    jobIds[(connection * 900 + applied[connection]!++) % jobIds.length]!;
  const coverLetter = 'I have done this work for six years and would like to do it with you. '
    .repeat(5)
    .trim();

  await compare(
    'apply: POST /api/jobs/{id}/applications',
    () =>
      loadServer(address, (connection) => ({
        path: `/api/jobs/${nextJob(connection)}/applications`,
        method: 'POST',
        headers: { cookie: seeker(connection).cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ coverLetter }),
      })),
    () =>
      loadDirectly(async (connection) => {
        const { actor, token } = seeker(connection);
        await presentOfToken(db, token, sessions);
        const { id } = await apply(db, actor, nextJob(connection), { coverLetter }, null, console);
        await visibleApplicationById(db, actor, id);
      }),
  );
});
