import { accountMessages, emailProblem, passwordProblem, usernameProblem } from '#domain/accounts.ts';
import type { selfRegisteredTypes } from '#domain/people.ts';

/** What the sign-up form holds. `confirmPassword` stays in the browser. */
export interface NewAccount extends Record<string, string> {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  userType: (typeof selfRegisteredTypes)[number];
  password: string;
  confirmPassword: string;
}

/** What is wrong with which field, in the words the server would use. */
export function newAccountProblems(account: NewAccount): Partial<Record<keyof NewAccount & string, string>> {
  const { username, email, password, confirmPassword } = account;
  const problems = {
    username: usernameProblem(username),
    email: email.trim() ? emailProblem(email) : undefined,
    password: passwordProblem(password),
    confirmPassword: confirmationProblem(password, confirmPassword),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

function confirmationProblem(password: string, confirmation: string): string | undefined {
  if (!confirmation) return accountMessages.confirmRequired;
  return confirmation === password ? undefined : accountMessages.passwordsDiffer;
}
