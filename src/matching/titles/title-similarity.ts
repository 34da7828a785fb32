import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { cleanTitle } from './clean-title.ts';
import { titleMeaning } from './title-meaning.ts';

/** What a title means, as whole numbers from -100 to 100 that can be kept as JSON. */
export type TitleVector = number[];

const fineness = 100;
const shareKnown = 0.5;

export function titleVector(vocabulary: Vocabulary, title: string): TitleVector {
  const { direction } = titleMeaning(vocabulary, cleanTitle(title), shareKnown);
  return Array.from(direction, (value) => Math.round(value * fineness));
}

/** From 0, nothing in common or nothing known, to 1, the same. Titles of one kind of work have 0.6 and more. */
export function titleSimilarity(one: TitleVector, other: TitleVector): number {
  let sum = 0;
  for (let d = 0; d < one.length; d += 1) sum += one[d]! * other[d]!;
  return Math.max(0, Math.min(1, sum / fineness ** 2));
}
