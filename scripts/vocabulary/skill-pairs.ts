import { stemsOf } from '#matching/text/tokens.ts';
import type { Concept } from './concept.ts';
import type { Pair } from './learn-vectors.ts';

/**
 * Texts about the same skill, two by two: an alias and the name, one alias and the next, what is written about the skill
 * (as a whole and clause by clause) and its name, a skill of our own list and what it belongs to.
 */
export function skillPairs(concepts: readonly Concept[], descriptions: ReadonlyMap<string, string>): Pair[] {
  const byAddress = new Map(concepts.map((concept) => [concept.address, concept]));
  return concepts
    .filter(({ kind }) => kind === 'skill' || kind === 'knowledge')
    .flatMap((concept) =>
      [
        ...pairsOfNames(concept.names),
        ...pairsOfDescription(concept.names, descriptions.get(concept.address) ?? ''),
        ...(concept.address.startsWith('own:')
          ? concept.broader.map((address) => [concept.names[0]!, byAddress.get(address)!.names[0]!] as const)
          : []),
      ].map(([one, other]): Pair => [stemsOf(one), stemsOf(other), concept.address]),
    )
    .filter(([one, other]) => one.length > 0 && other.length > 0);
}

type Texts = readonly [one: string, other: string];

function pairsOfNames(names: readonly string[]): Texts[] {
  const [first, ...others] = [...new Set(names)];
  return [
    ...others.map((alias) => [alias, first!] as const),
    ...others.map((alias, i) => [i ? others[i - 1]! : first!, alias] as const),
  ];
}

function pairsOfDescription(names: readonly string[], description: string): Texts[] {
  if (!description.trim()) return [];
  const clauses = description.split(/[.;]\s+/).filter((clause) => clause.trim().split(/\s+/).length > 3);
  const middle = names[Math.floor(names.length / 2)]!;
  return [
    [description, names[0]!],
    ...clauses.map((clause) => [clause, names[0]!] as const),
    ...(names.length > 1 ? [[description, middle] as const] : []),
  ];
}
