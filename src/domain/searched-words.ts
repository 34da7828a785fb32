import { plainLetters } from './plain-letters.ts';
import { withoutSigns, withSignsClosed, wordPattern } from './signed-words.ts';

/**
 * What a search was for, so that it can be marked where it stands: phrases; of each the places in it; of each place the
 * ways the word is written. A way that ends in * stands for all words that begin so.
 */
export type SearchedWords = readonly Phrase[];
type Phrase = readonly (readonly string[])[];

/** A stretch of a text, from its first letter to behind its last. */
export interface Stretch {
  start: number;
  end: number;
}

/** As the header Searched-Words has it: `nurse,nurses;sous+chef,chefs`. */
export function writeSearchedWords(words: SearchedWords): string {
  return words
    .map((phrase) => phrase.map((ways) => ways.map(encodeURIComponent).join(',')).join('+'))
    .join(';');
}

/** Reads it again; what is no such text holds no words. */
export function readSearchedWords(text: string): SearchedWords {
  try {
    return text
      .split(';')
      .filter(Boolean)
      .map((phrase) =>
        phrase.split('+').map((ways) => ways.split(',').filter(Boolean).map(decodeURIComponent)),
      );
  } catch {
    return [];
  }
}

/** Where a text has what was searched for, in its order and without overlaps. */
export function stretchesIn(text: string, words: SearchedWords): Stretch[] {
  return hitsIn(text, words).map(({ start, end }) => ({ start, end }));
}

export interface Hit extends Stretch {
  /** Which of the phrases. */
  phrase: number;
}

/** Where a text has what was searched for, and what of it: every word of the text is looked at. */
export function hitsIn(text: string, words: SearchedWords): Hit[] {
  const phrases = matchersOf(words)
    .map((phrase, number) => ({ phrase, number }))
    .filter(({ phrase }) => phrase.length > 0)
    .toSorted((one, other) => other.phrase.length - one.phrase.length);
  if (!phrases.length) return [];
  const tokens = [...text.matchAll(wordPattern)].map((match) => ({
    word: plainWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const hits: Hit[] = [];
  for (let at = 0; at < tokens.length;) {
    const here = phrases.find(({ phrase }) =>
      phrase.every((isIt, index) => isIt(tokens[at + index]?.word ?? '')),
    );
    const last = here && tokens[at + here.phrase.length - 1];
    if (here && last) hits.push({ start: tokens[at]?.start ?? 0, end: last.end, phrase: here.number });
    at += here?.phrase.length ?? 1;
  }
  return hits;
}

/** Of each phrase, for each place in it, whether a word as `plainWord` has it may stand there. */
export function matchersOf(words: SearchedWords): Matchers {
  const known = matchers.get(words) ?? words.map((phrase) => phrase.map(isOneOf));
  matchers.set(words, known);
  return known;
}

type Matchers = readonly (readonly ((word: string) => boolean)[])[];

/** A page marks the same words in each of its texts. */
const matchers = new WeakMap<SearchedWords, Matchers>();

function isOneOf(ways: readonly string[]): (word: string) => boolean {
  const plain = ways.map((way) => (way.endsWith('*') ? `${plainWord(way.slice(0, -1))}*` : plainWord(way)));
  const whole = new Set(plain.filter((way) => !way.endsWith('*')));
  const beginnings = plain
    .filter((way) => way.endsWith('*') && way.length > 1)
    .map((way) => way.slice(0, -1));
  return (word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
}

/** Without accents, capitals and signs. */
export function plainWord(word: string): string {
  const small = withoutSigns(word).toLowerCase();
  if (/^[a-z0-9]*$/.test(small)) return small;
  return plainLetters(small.normalize('NFKD').replaceAll(/\p{M}/gu, ''));
}

/** What was typed, in parts that can be left out one by one: words and "phrases", each with its minus. */
export function typedParts(text: string): string[] {
  return withSignsClosed(text).match(/-?"[^"]*"|\S+/g) ?? [];
}
