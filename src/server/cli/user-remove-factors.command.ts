import { canonicalUsername } from '#domain/accounts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { credentialsOf } from '#server/features/accounts/accounts.queries.ts';
import { takeAwayFactors } from '#server/features/accounts/factors/take-away-factors.ts';
import { refuse } from '#server/refusal.ts';
import { command } from './command.ts';

export const takeFactorsAway = command({
  summary: 'Remove the passkeys and codes of someone who lost them',
  operands: [],
  options: {
    username: { type: 'string', value: 'NAME', help: 'What they sign in with', required: true },
  },
  run: async ({ options, config, openMigratedDatabase, say }) => {
    const username = canonicalUsername(options.username);
    const database = await openMigratedDatabase();
    try {
      await inTransaction(database.db, async (tx) => {
        const account = await credentialsOf(tx, username);
        if (!account) throw refuse.invalid(`No one named ${username} may sign in here.`);
        await takeAwayFactors(tx, { actorId: null, userId: account.id, network: null, config });
      });
      say(`${username} signs in with the password alone.`);
      return 0;
    } finally {
      await database.close();
    }
  },
});
