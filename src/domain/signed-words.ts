/**
 * Words that hold a sign, and would be taken apart at it: C++, C#, .NET; letters joined by a sign (F&B, R & D, A/C); letters
 * with dots (R.N.). The index has each as one word of letters; the database's `searchable` writes the same ones.
 */
const letter = String.raw`[\p{L}\p{N}\p{M}_]`;
const alone = (joined: string) => String.raw`(?<!${letter})[a-z](?:${joined}[a-z])+(?!${letter}|[+#])`;
const signed = String.raw`c\+\+|[cf]#|\.net(?!${letter})|${alone(' ?& ?')}|${alone('[./]')}`;

/** A word, whole with its sign. */
export const wordPattern = new RegExp(String.raw`${signed}|[\p{L}\p{N}\p{M}]+`, 'giu');

/** A word as the index has it: of letters alone. */
export function withoutSigns(word: string): string {
  if (!/[^\p{L}\p{N}\p{M}]/u.test(word)) return word;
  return word
    .replace(/^(.)\+\+$/, '$1pp')
    .replace(/^(.)#$/, '$1q')
    .replace(/^\./, 'd')
    .replaceAll(/ ?& ?/g, 'n')
    .replaceAll(/[./]/g, '');
}

const apart = new RegExp(String.raw`(?<!${letter})([a-z]) ?& ?(?=[a-z](?!${letter}))`, 'giu');

/** The same text with "F & B" written without spaces, so that it can be taken apart at those. */
export function withSignsClosed(text: string): string {
  return text.replaceAll(apart, '$1&');
}
