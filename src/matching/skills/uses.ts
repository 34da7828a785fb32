import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';

const counted = new WeakMap<Vocabulary, Uint16Array>();

/** Of each concept, how many occupations need it or have use for it: how likely a text means it. */
export function usesOf(vocabulary: Vocabulary): Uint16Array {
  let uses = counted.get(vocabulary);
  if (!uses) {
    uses = new Uint16Array(vocabulary.size);
    for (const { items } of [vocabulary.essential, vocabulary.optional])
      for (const skill of items) uses[skill]! += 1;
    counted.set(vocabulary, uses);
  }
  return uses;
}
