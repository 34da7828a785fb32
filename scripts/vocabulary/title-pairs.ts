import { stemsOf } from '#matching/text/tokens.ts';
import { titleWords } from '#matching/titles/title-words.ts';
import type { Concept } from './concept.ts';
import type { Pair } from './learn-vectors.ts';
import { randomNumbers } from './random-numbers.ts';

/**
 * Texts about the same occupation, two by two: each title with the occupation's name and with two other titles of it,
 * what is written about the occupation and each of its tasks with one of its titles.
 */
export function titlePairs(
  concepts: readonly Concept[],
  texts: ReadonlyMap<string, readonly string[]>,
): Pair[] {
  const occupations = concepts.filter(({ kind }) => kind === 'occupation' || kind === 'onet occupation');
  const known = wordsWorthKnowing(occupations.flatMap(({ names }) => names));
  const wordsOf = (text: string) => titleWords(stemsOf(text)).filter((word) => known.has(word));
  const random = randomNumbers(2);
  return occupations.flatMap((occupation) => {
    const titles = [...new Set(occupation.names)].map(wordsOf).filter(({ length }) => length > 0);
    const anyTitle = () => titles[Math.floor(random() * titles.length)]!;
    const written = (texts.get(occupation.address) ?? []).map(wordsOf).filter(({ length }) => length > 0);
    return [
      ...titles.flatMap((title): Pair[] => [
        [title, titles[0]!, occupation.address],
        [title, anyTitle(), occupation.address],
        [title, anyTitle(), occupation.address],
      ]),
      ...written.map((text): Pair => [anyTitle(), text, occupation.address]),
    ].filter(([one, other]) => one !== other);
  });
}

// 3,000 pairs of neighbours raise the validation titles' MRR by .003; 6,000 no further.
const mostNeighbours = 3000;

/** All stems of titles, and the neighbours met most often in them. */
function wordsWorthKnowing(titles: readonly string[]): Set<string> {
  const uses = new Map<string, number>();
  for (const title of new Set(titles)) {
    for (const word of new Set(titleWords(stemsOf(title)))) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const words = [...uses.keys()];
  const neighbours = words
    .filter((word) => word.includes('_'))
    .toSorted((a, b) => uses.get(b)! - uses.get(a)!)
    .slice(0, mostNeighbours);
  return new Set([...words.filter((word) => !word.includes('_')), ...neighbours]);
}
