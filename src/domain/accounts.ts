import { limits } from './limits.ts';
import { isReserved } from './reserved-names.ts';

/** What signing in and signing up say when something is missing or wrong; browser and server use the same words. */
export const accountMessages = {
  usernameRequired: 'Username is required',
  passwordRequired: 'Password is required',
  confirmRequired: 'Confirm password is required',
  passwordsDiffer: 'Passwords do not match',
} as const;

/** The form in which a username is stored and compared: compatibility characters folded, trimmed, lower-cased. */
export function canonicalUsername(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** Why this cannot be a username, in words, or undefined. Only a-z, 0-9 and . _ - : look-alike letters of other scripts could pose as someone else. */
export function usernameProblem(text: string): string | undefined {
  const name = canonicalUsername(text);
  if (!name) return accountMessages.usernameRequired;
  if (name.length < limits.username.min) return `Username needs at least ${limits.username.min} characters`;
  if (name.length > limits.username.max) return `Username can have at most ${limits.username.max} characters`;
  if (!/^[a-z0-9._-]+$/.test(name))
    return 'Username can only have the letters a to z, digits, dots, dashes and underscores';
  return undefined;
}

/** Why nobody can choose this username for themselves, in words, or undefined. The command line may give it, and who has it keeps it. */
export function chosenUsernameProblem(text: string, brand: string): string | undefined {
  const name = canonicalUsername(text);
  if (/^[._-]|[._-]$|[._-]{2}/.test(name))
    return 'Username must begin and end with a letter or a digit, with single dots, dashes or underscores between';
  return isReserved(name, brand) ? 'This username is reserved. Please choose another' : undefined;
}

/** Why nobody can call themselves this, in words, or undefined. */
export function chosenNameProblem(
  { firstName, lastName }: { firstName?: string | null | undefined; lastName?: string | null | undefined },
  brand: string,
): string | undefined {
  return firstName && lastName && isReserved(`${firstName} ${lastName}`, brand)
    ? 'This name is reserved for those who run this site'
    : undefined;
}

/** Why this cannot be a password, in words, or undefined. Length is what counts; there are no rules about kinds of characters. */
export function passwordProblem(text: string): string | undefined {
  if (!text) return accountMessages.passwordRequired;
  if (text.length < limits.password.min) return `Password needs at least ${limits.password.min} characters`;
  if (text.length > limits.password.max) return `Password can have at most ${limits.password.max} characters`;
  return undefined;
}

/** Why this cannot be an e-mail address, in words, or undefined. Only mail can prove an address; this catches slips. */
export function emailProblem(text: string): string | undefined {
  const address = text.trim();
  if (address.length > limits.email) return `Email can have at most ${limits.email} characters`;
  const at = address.indexOf('@');
  const plausible =
    at > 0 &&
    at === address.lastIndexOf('@') &&
    at < address.length - 1 &&
    !/[\s\p{Cc}\p{Cs}]/u.test(address);
  return plausible ? undefined : 'Email must look like name@example.com';
}
