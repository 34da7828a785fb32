import { stemsOf } from '#matching/text/tokens.ts';
import { conceptsNamed, kindOf, labelOf } from '#matching/vocabulary/concepts.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { row } from '#matching/text/rows.ts';

/**
 * Whether one word only ends the names of many occupations and is no occupation's first: ESCO calls one kind of technician
 * just "technician", and a supervisor of control rooms "supervisor", which says nothing of who is called so.
 */
export function isBareHead(vocabulary: Vocabulary, words: string): boolean {
  const [stem, ...others] = stemsOf(words);
  if (stem === undefined || others.length) return false;
  const number = vocabulary.stemNumbers.get(stem);
  if (number === undefined || (endsNames(vocabulary).get(number) ?? 0) < fewest) return false;
  return conceptsNamed(vocabulary, words, ['occupation']).every(
    (concept) => stemsOf(labelOf(vocabulary, concept)).join(' ') !== stem,
  );
}

/** From so many occupations on; programmers and receptionists are below it. */
const fewest = 20;

const counted = new WeakMap<Vocabulary, ReadonlyMap<number, number>>();

/** Of each stem, how many occupations have a name that it ends. */
function endsNames(vocabulary: Vocabulary): ReadonlyMap<number, number> {
  let counts = counted.get(vocabulary);
  if (!counts) counted.set(vocabulary, (counts = endsCounted(vocabulary)));
  return counts;
}

function endsCounted(vocabulary: Vocabulary): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (let concept = 0; concept < vocabulary.size; concept += 1) {
    if (kindOf(vocabulary, concept) !== 'occupation') continue;
    const ends = new Set<number>();
    for (let name = vocabulary.firstNames[concept]!; name < vocabulary.firstNames[concept + 1]!; name += 1) {
      const last = row(vocabulary.stemsOfName, name).at(-1);
      if (last !== undefined) ends.add(last);
    }
    for (const stem of ends) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}
