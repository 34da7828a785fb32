import { canonicalUsername, emailProblem, passwordProblem, usernameProblem } from '#domain/accounts.ts';
import { limits } from '#domain/limits.ts';
import { visibleLine } from '#domain/names.ts';
import { userTypes } from '#domain/people.ts';
import { command, WrongUse } from './command.ts';
import { createAccount } from './create-account.ts';
import { askPassword, passwordFromInput } from './password-input.ts';

export const createUser = command({
  name: 'user create',
  summary: 'Make an account of any role; the only way to make an administrator',
  operands: [],
  options: {
    username: { type: 'string', value: 'NAME', help: 'What they sign in with', required: true },
    type: { type: 'string', value: 'TYPE', help: `One of ${userTypes.join(', ')}`, required: true },
    company: { type: 'string', value: 'ID', help: 'The company they are a verified member of' },
    email: { type: 'string', value: 'ADDRESS', help: 'Their e-mail address' },
    'first-name': { type: 'string', value: 'NAME', help: 'Their first name' },
    'last-name': { type: 'string', value: 'NAME', help: 'Their last name' },
    'password-stdin': {
      type: 'boolean',
      help: 'Read the password from standard input instead of asking for it',
    },
  },
  run: async ({ options, openMigratedDatabase, say }) => {
    const account = {
      username: canonicalUsername(options.username),
      email: options.email?.trim() || null,
      firstName: named(options['first-name'], 'The first name'),
      lastName: named(options['last-name'], 'The last name'),
      userType: oneOfTheTypes(options.type),
      companyId: options.company === undefined ? undefined : companyNumber(options.company),
    };
    refuseFor(usernameProblem(options.username));
    refuseFor(account.email ? emailProblem(account.email) : undefined);
    const password = await (options['password-stdin'] ? passwordFromInput() : askPassword());
    refuseFor(passwordProblem(password));

    const database = await openMigratedDatabase();
    try {
      const id = await createAccount(database.db, { ...account, password });
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

function named(text: string | undefined, what: string): string | null {
  const name = visibleLine(text ?? '') || null;
  if (name && name.length > limits.personName)
    throw new WrongUse(`${what} can have at most ${limits.personName} characters.`);
  return name;
}

function refuseFor(problem: string | undefined): void {
  if (problem) throw new WrongUse(`${problem}.`);
}
