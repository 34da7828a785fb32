import { letterGroups } from '#matching/text/letter-groups.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';

/**
 * How much the letters of words have in common: "organisational" and "organise" share most of their groups of three to
 * five letters, rare groups counting more.
 */
export interface Letters {
  /** Of each group of letters, how telling it is, and the stems that hold it. */
  groups: ReadonlyMap<string, { weight: number; stems: number[] }>;
  /** Of each stem of the vocabulary, the length of its vector of groups. */
  lengths: Float32Array;
}

/** Of the stems with these numbers; the others have nothing in common with anything. */
export function lettersOf({ stems }: Pick<Vocabulary, 'stems'>, numbers: ReadonlySet<number>): Letters {
  const groups = new Map<string, { weight: number; stems: number[] }>();
  for (const number of numbers) {
    for (const group of letterGroups(stems[number]!)) {
      const holders = groups.get(group);
      if (!holders) groups.set(group, { weight: 0, stems: [number] });
      else if (holders.stems.at(-1) !== number) holders.stems.push(number);
    }
  }
  const lengths = new Float32Array(stems.length);
  for (const group of groups.values()) {
    group.weight = 1 + Math.log((1 + numbers.size) / (1 + group.stems.length));
    for (const stem of group.stems) lengths[stem]! += group.weight ** 2;
  }
  return { groups, lengths: lengths.map(Math.sqrt) };
}

/** Of each stem of the vocabulary, what it has in common with a text's words (the product of their vectors of groups), and the length of the text's vector. */
export function lettersInCommon({ groups, lengths }: Letters, words: readonly string[]) {
  const times = new Map<string, number>();
  for (const word of words)
    for (const group of letterGroups(word)) times.set(group, (times.get(group) ?? 0) + 1);
  const common = new Float32Array(lengths.length);
  let squares = 0;
  for (const [group, count] of times) {
    const found = groups.get(group);
    if (!found) continue;
    const weight = (1 + Math.log(count)) * found.weight;
    squares += weight ** 2;
    for (const stem of found.stems) common[stem]! += weight * found.weight;
  }
  return { common, length: Math.sqrt(squares) || 1 };
}
