import { sentences } from './fields/sentences.ts';
import { limits } from './limits.ts';
import { isReserved } from './reserved-names.ts';

/** The form in which a username is stored and compared: compatibility characters folded, trimmed, lower-cased. */
export function canonicalUsername(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** Why this cannot be a username, in words, or undefined. Only a-z, 0-9 and . _ - : look-alike letters of other scripts could pose as someone else. */
export function usernameProblem(text: string): string | undefined {
  const name = canonicalUsername(text);
  const { min, max } = limits.username;
  if (!name) return sentences.missing('Username');
  if (name.length < min) return sentences.tooShort('Username', min);
  if (name.length > max) return sentences.tooLong('Username', max);
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

/** Why what was typed again to confirm a password does not, in words, or undefined. */
export function confirmationProblem(
  label: string,
  password: string,
  confirmation: string,
): string | undefined {
  if (!confirmation) return sentences.missing(label);
  return confirmation === password ? undefined : sentences.passwordsDiffer();
}
