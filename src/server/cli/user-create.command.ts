import { canonicalUsername } from '#domain/accounts.ts';
import { schemasOf } from '#contract/schema-of.ts';
import { newAccountFields } from '#domain/fields/accounts.ts';
import { userTypes } from '#domain/people.ts';
import { command, WrongUse } from './command.ts';
import { checked } from './checked.ts';
import { createAccount } from './create-account.ts';
import { askPassword, passwordFromInput } from './password-input.ts';

const schemas = schemasOf(newAccountFields);

export const createUser = command({
  summary: 'Make an account of any role; the only way to make an administrator',
  operands: [],
  options: {
    username: { type: 'string', value: 'NAME', help: 'What they sign in with', required: true },
    type: { type: 'string', value: 'TYPE', help: `One of ${userTypes.join(', ')}`, required: true },
    company: { type: 'string', value: 'ID', help: 'The company they are a verified member of' },
    email: { type: 'string', value: 'ADDRESS', help: 'Their email address' },
    'first-name': { type: 'string', value: 'NAME', help: 'Their first name' },
    'last-name': { type: 'string', value: 'NAME', help: 'Their last name' },
    'password-stdin': {
      type: 'boolean',
      help: 'Read the password from standard input instead of asking for it',
    },
  },
  run: async ({ options, config, openMigratedDatabase, say }) => {
    const account = {
      username: canonicalUsername(checked(schemas.username, options.username)),
      email: checked(schemas.email, options.email) ?? null,
      firstName: checked(schemas.firstName, options['first-name']) ?? null,
      lastName: checked(schemas.lastName, options['last-name']) ?? null,
      userType: oneOfTheTypes(options.type),
      companyId: options.company === undefined ? undefined : companyNumber(options.company),
    };
    const typed = await (options['password-stdin'] ? passwordFromInput() : askPassword());
    const password = checked(schemas.password, typed);

    const database = await openMigratedDatabase();
    try {
      const id = await createAccount(database.db, config, { ...account, password });
      say(`Made ${account.username} (${account.userType}), number ${id}.`);
      return 0;
    } finally {
      await database.close();
    }
  },
});

function oneOfTheTypes(text: string) {
  const type = userTypes.find((userType) => userType === text);
  if (!type) throw new WrongUse(`--type must be one of ${userTypes.join(', ')}.`);
  return type;
}

function companyNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new WrongUse('--company must be the number of a company.');
  return Number(text);
}
