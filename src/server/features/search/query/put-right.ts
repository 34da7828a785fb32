import type { Resembling } from './typos.ts';
import type { TypedPart } from './typed-words.ts';
import { type Known, wordsOf } from './known-words.ts';

export function putRight(parts: readonly TypedPart[], typos: ReadonlyMap<string, Resembling>, known: Known) {
  const isTypo = (word: string) => typos.has(word) && !known.get(word)?.jobs;
  if (!wordsOf(parts).some(isTypo)) return undefined;
  return parts
    .map(({ words, written, quoted, unwanted }) => {
      const text = words.map((word, at) => (isTypo(word) ? typos.get(word)?.word : written[at])).join(' ');
      return `${unwanted ? '-' : ''}${quoted ? `"${text}"` : text}`;
    })
    .join(' ');
}

/** A single word needs its quotation marks no more once its typo is put right. */
export function unquoted(typos: ReadonlyMap<string, Resembling>): (part: TypedPart) => TypedPart {
  return (part) =>
    part.words.length === 1 && typos.has(part.words[0] ?? '') ? { ...part, quoted: false } : part;
}
