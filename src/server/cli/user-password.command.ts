import { schemaOf } from '#contract/schema-of.ts';
import { canonicalUsername } from '#domain/accounts.ts';
import { newAccountFields } from '#domain/fields/accounts.ts';
import { checked } from './checked.ts';
import { command } from './command.ts';
import { askPassword, passwordFromInput } from './password-input.ts';
import { setPassword } from './set-password.ts';

export const changePassword = command({
  summary: 'Give someone a new password and log them out everywhere',
  operands: [],
  options: {
    username: { type: 'string', value: 'NAME', help: 'What they sign in with', required: true },
    'password-stdin': {
      type: 'boolean',
      help: 'Read the password from standard input instead of asking for it',
    },
  },
  run: async ({ options, config, openMigratedDatabase, say }) => {
    const username = canonicalUsername(options.username);
    const typed = await (options['password-stdin'] ? passwordFromInput() : askPassword());
    const password = checked(schemaOf(newAccountFields.password), typed);

    const database = await openMigratedDatabase();
    try {
      await setPassword(database.db, config, username, password);
      say(`${username} has a new password.`);
      return 0;
    } finally {
      await database.close();
    }
  },
});
