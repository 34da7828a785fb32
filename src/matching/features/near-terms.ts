import { readTitle } from './title.ts';
import { groups, type Term } from './terms.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';

/** A guess less sure than this says nothing. */
const leastSure = 0.1;

/**
 * The terms by which an index brings up jobs of the work that some words name, and failing those of work near it: the
 * occupation, its unit group, the groups beside that one, and with little weight those around them.
 */
export function termsNear(vocabulary: Vocabulary, words: string): Term[] {
  const weights = new Map<number, number>();
  const add = (term: number, weight: number) => weights.set(term, Math.max(weights.get(term) ?? 0, weight));
  for (const { occupation, isco, sure } of readTitle(vocabulary, words).occupations) {
    if (sure < leastSure) continue;
    add(occupation, 100 * sure);
    for (const group of groupsOf(vocabulary)) {
      const near = digitsShared(group, isco);
      if (near >= 2) add(groups + group, sure * (near === 4 ? 50 : near === 3 ? 10 : 2));
    }
  }
  return [...weights].map(([term, weight]) => ({ term, weight }));
}

function digitsShared(one: number, other: number): number {
  const [a, b] = [String(one), String(other)];
  let shared = 0;
  while (shared < 4 && a[shared] === b[shared]) shared += 1;
  return shared;
}

const known = new WeakMap<Vocabulary, ReadonlySet<number>>();

function groupsOf(vocabulary: Vocabulary): ReadonlySet<number> {
  let found = known.get(vocabulary);
  if (!found) known.set(vocabulary, (found = new Set(vocabulary.isco)));
  return found;
}
