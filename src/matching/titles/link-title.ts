import { tokensOf } from '../text/tokens.ts';
import { kindOf, labelOf, namesOfBag } from '../vocabulary/concepts.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

export interface TitleLink {
  occupation: number;
  label: string;
  /** 0 to 1. */
  confidence: number;
}

/** The occupations that a title may name, the surest first: those whose names are the longest run of its words. */
export function linkTitle(vocabulary: Vocabulary, title: string): TitleLink[] {
  const numbers = tokensOf(title).map(({ stem }) => vocabulary.stemNumbers.get(stem));
  for (let length = numbers.length; length > 0; length -= 1) {
    const found = new Set<number>();
    for (let start = 0; start + length <= numbers.length; start += 1) {
      const bag = numbers.slice(start, start + length);
      if (!bag.every((number) => number !== undefined)) continue;
      for (const name of namesOfBag(vocabulary, bag)) {
        const concept = vocabulary.conceptOfName[name]!;
        if (kindOf(vocabulary, concept) === 'occupation') found.add(concept);
      }
    }
    const confidence = length / numbers.length / Math.sqrt(found.size);
    if (found.size)
      return [...found].map((occupation) => ({
        occupation,
        label: labelOf(vocabulary, occupation),
        confidence,
      }));
  }
  return [];
}
