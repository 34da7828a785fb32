/** Of whom a password is, as far as somebody who guesses would know it. */
export interface PasswordOwner {
  username: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  email?: string | null | undefined;
}

/** Shorter words stand in too much else: nobody is held to be without "Ali" in a sentence. */
const shortestWord = 4;
/** What people put behind a common word so that it passes: a year, a sign. Behind more there is more to guess. */
const longestTail = 4;
/** Eight times the same, or two in turn, is on no list in every length. */
const fewestSigns = 3;

/** Why nobody can choose this password, in words, or undefined. `isCommon` knows the passwords that are tried first. */
export function chosenPasswordProblem(
  password: string,
  owner: PasswordOwner,
  brand: string,
  isCommon: (password: string) => boolean,
): string | undefined {
  const own = ownWordIn(password, owner, brand);
  if (own) return `Password contains “${own}”, which is guessed first. Choose one without it`;
  return new Set(password).size < fewestSigns || formsGuessed(password).some(isCommon)
    ? 'This password is one of the most used and is guessed first. Choose another'
    : undefined;
}

/** What of the person's or the product's own words a password contains, as they write it. */
export function ownWordIn(password: string, owner: PasswordOwner, brand: string): string | undefined {
  const { username, firstName, lastName, email } = owner;
  const names = [firstName, lastName].flatMap((name) => (name ?? '').split(/\s+/));
  const words = [username, ...names, (email ?? '').split('@')[0] ?? '', brand];
  const typed = folded(password);
  return words.find((word) => [...folded(word)].length >= shortestWord && typed.includes(folded(word)));
}

/** The forms in which lists of passwords are asked for one: whatever its case, and without what was put behind it. */
export function formsGuessed(password: string): string[] {
  const whole = password.normalize('NFKC').trim().toLowerCase();
  const word = whole.replace(/[\d\p{P}\p{S}]+$/u, '');
  const tail = whole.length - word.length;
  return tail > 0 && tail <= longestTail && word.length >= shortestWord ? [whole, word] : [whole];
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
