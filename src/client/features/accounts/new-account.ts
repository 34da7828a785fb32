import { confirmationProblem } from '#domain/accounts.ts';
import { newAccountFields } from '#domain/fields/accounts.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import type { TypedIn } from '#domain/fields/typed.ts';

/** What the sign-up form holds. `confirmPassword` stays in the browser. */
export type NewAccount = TypedIn<typeof newAccountFields> & { confirmPassword: string };

export const confirmLabel = 'Confirm password';

/** What is wrong with which field, in the words the server would use. */
export function newAccountProblems(account: NewAccount): Partial<Record<keyof NewAccount, string>> {
  const { password, confirmPassword } = account;
  const differs = confirmationProblem(confirmLabel, password, confirmPassword);
  return { ...problemsIn(newAccountFields, account), ...(differs && { confirmPassword: differs }) };
}

/** What somebody who guesses would know of the person. */
export function ownWords({
  username,
  firstName,
  lastName,
  email,
}: Pick<NewAccount, 'username' | 'firstName' | 'lastName' | 'email'>): string[] {
  return [username, firstName, lastName, email.split('@')[0] ?? ''].filter(Boolean);
}
