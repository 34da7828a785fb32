import { stemsOf } from '#matching/text/tokens.ts';
import { conceptsNamed, labelOf } from '#matching/vocabulary/concepts.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { isBareHead } from './bare-heads.ts';
import { asides, cleanTitle } from './clean-title.ts';

/**
 * A title with its words where a name has them: what is one word is ("Life guard", "Book-keeper"), what is two is ("Shopkeeper"), and what a
 * bare word is of, in brackets behind it, stands before it: "Technician (Dental)" is a dental technician.
 */
export function asMeant(vocabulary: Vocabulary, title: string): string {
  const joined = joinedWords(vocabulary, title);
  const head = cleanTitle(joined);
  if (!/[([{]/.test(joined) || !isBareHead(vocabulary, head)) return joined;
  const name = `${asides(joined).trim()} ${head}`;
  return isOccupation(vocabulary, name) ? name : joined;
}

/** One word for two, and two for one, where only so they are the name of an occupation: "shop keeper" and "bookkeeper" are. */
function joinedWords(vocabulary: Vocabulary, title: string): string {
  return title
    .replaceAll(pair, (written, one: string, other: string) => {
      const isName = isOccupation(vocabulary, one + other);
      return isName && (isLabel(vocabulary, one + other) || !isOccupation(vocabulary, `${one} ${other}`))
        ? one + other
        : written;
    })
    .replaceAll(longWord, (word) => apart(vocabulary, word) ?? word);
}

const pair = /(?<![\p{L}\p{N}])(\p{L}{3,})[ -](\p{L}{3,})(?![\p{L}\p{N}])/gu;
const longWord = /(?<![\p{L}\p{N}])\p{L}{8,}(?![\p{L}\p{N}])/gu;

/** A word that no name has, as two. */
function apart(vocabulary: Vocabulary, word: string): string | undefined {
  if (stemsOf(word).some((stem) => vocabulary.stemNumbers.has(stem))) return undefined;
  for (let at = leastLetters; at <= word.length - leastLetters; at += 1) {
    const two = `${word.slice(0, at)} ${word.slice(at)}`;
    if (isOccupation(vocabulary, two)) return two;
  }
  return undefined;
}

const leastLetters = 3;

function isLabel(vocabulary: Vocabulary, word: string): boolean {
  const stems = stemsOf(word).join(' ');
  return conceptsNamed(vocabulary, word, ['occupation']).some(
    (concept) => stemsOf(labelOf(vocabulary, concept)).join(' ') === stems,
  );
}

function isOccupation(vocabulary: Vocabulary, words: string): boolean {
  return conceptsNamed(vocabulary, words, ['occupation', 'onet occupation']).length > 0;
}
