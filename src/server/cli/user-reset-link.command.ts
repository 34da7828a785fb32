import { canonicalUsername } from '#domain/accounts.ts';
import { credentialsOf } from '#server/features/accounts/accounts.queries.ts';
import { makeResetLink } from '#server/features/accounts/reset-password.ts';
import { refuse } from '#server/refusal.ts';
import { command } from './command.ts';

export const resetLink = command({
  summary: 'Print a link to set a new password; it works once, for 30 minutes',
  operands: [],
  options: {
    username: { type: 'string', value: 'NAME', help: 'What they sign in with', required: true },
  },
  run: async ({ options, config, openMigratedDatabase, say }) => {
    const username = canonicalUsername(options.username);
    const database = await openMigratedDatabase();
    try {
      const account = await credentialsOf(database.db, username);
      if (!account) throw refuse.invalid(`No one named ${username} may sign in here.`);
      const { url } = await makeResetLink(database.db, config, {
        actorId: null,
        userId: account.id,
        network: null,
        by: 'command line',
      });
      say(url);
      return 0;
    } finally {
      await database.close();
    }
  },
});
