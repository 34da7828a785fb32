// Who it is that asks, which nearly every call begins with, beside a bare select of one row by its key over the same connections:
// what sessions cost that end by role, know their rights and say who has yet to show a second factor.
import { readConfig } from '#server/config.ts';
import { row } from '#server/db/query.ts';
import { presentOfToken } from '#server/features/accounts/sessions.ts';
import { compare, loadDirectly } from './support/load.ts';
import { marketSize, onSeededServer } from './support/seeded-market.ts';

const { sessions } = readConfig({});

await onSeededServer(marketSize(2_000), async ({ db, seekers }) => {
  const seeker = (connection: number) => seekers[connection % seekers.length]!;
  await compare(
    'who asks, by the token of a session',
    () => loadDirectly(async (connection) => presentOfToken(db, seeker(connection).token, sessions)),
    () =>
      loadDirectly(async (connection) =>
        row(db, 'select id from user_account where id = $1', [seeker(connection).actor.id], {
          prepare: 'bench-by-key',
        }),
      ),
    { whole: 'session lookup', beside: 'select by key' },
  );
});
