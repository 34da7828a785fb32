import { bagHash } from '#matching/vocabulary/bags.ts';
import { kindOf, labelOf, nameOf, namesOfBag } from '#matching/vocabulary/concepts.ts';
import { row } from '#matching/text/rows.ts';
import type { ConceptKind, Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { usesOf } from './uses.ts';

export const skillKinds: readonly ConceptKind[] = ['skill', 'knowledge', 'technology'];

export interface NamedSkill {
  concept: number;
  /** The name that was found. */
  name: number;
}

/**
 * The skill that these stems name, in any order. Of several, the one with this as its first name; then one of ESCO or ours,
 * which stands in relations, before a product of O*NET; then the one that more occupations need. A product called by several
 * everyday words ("Front Desk") comes last in any case.
 */
export function skillOfBag(vocabulary: Vocabulary, stems: readonly number[]): NamedSkill | undefined {
  if (!mayName(vocabulary, stems)) return undefined;
  const uses = usesOf(vocabulary);
  let best: NamedSkill | undefined;
  let bestRank = -1;
  for (const name of namesOfBag(vocabulary, stems)) {
    const concept = vocabulary.conceptOfName[name]!;
    const kind = kindOf(vocabulary, concept);
    if (!skillKinds.includes(kind)) continue;
    const isProduct = kind === 'technology';
    const isFirst = isFirstName(vocabulary, name) && !(isProduct && stems.length > 1);
    const rank = (isFirst ? 200_000 : 0) + (isProduct ? 0 : 100_000) + uses[concept]!;
    if (rank > bestRank) {
      best = { concept: languageOf(vocabulary, concept), name };
      bestRank = rank;
    }
  }
  return best;
}

/** ESCO tells speaking, understanding and writing a language apart; people say that they know it. */
function languageOf(vocabulary: Vocabulary, concept: number): number {
  const language = /^(?:interact verbally in|understand (?:spoken|written)|write) (\p{Lu}.*)$/u.exec(
    labelOf(vocabulary, concept),
  )?.[1];
  if (!language) return concept;
  const wider = row(vocabulary.broader, concept);
  return wider.find((one) => labelOf(vocabulary, one) === language) ?? concept;
}

const filters = new WeakMap<Vocabulary, Uint8Array>();

/** Most runs of a text's words name nothing: eight hash values in nine are known at once to belong to no skill. */
function mayName(vocabulary: Vocabulary, stems: readonly number[]): boolean {
  let filter = filters.get(vocabulary);
  if (!filter) {
    filter = new Uint8Array(filterSize);
    for (const [name, concept] of vocabulary.conceptOfName.entries())
      if (skillKinds.includes(kindOf(vocabulary, concept)))
        filter[bagHash(row(vocabulary.stemsOfName, name)) & (filterSize - 1)] = 1;
    filters.set(vocabulary, filter);
  }
  return filter[bagHash(stems) & (filterSize - 1)] === 1;
}

const filterSize = 2 ** 20;

/** The name a person reads: ESCO's "Python (computer programming)" is Python. */
export function skillLabel(vocabulary: Vocabulary, concept: number): string {
  return withoutBrackets(labelOf(vocabulary, concept));
}

function isFirstName(vocabulary: Vocabulary, name: number): boolean {
  const concept = vocabulary.conceptOfName[name]!;
  if (vocabulary.firstNames[concept] === name) return true;
  const label = labelOf(vocabulary, concept);
  return label.includes('(') && withoutBrackets(label) === nameOf(vocabulary, name);
}

function withoutBrackets(label: string): string {
  return label.replace(/\s*\([^)]*\)$/, '');
}
