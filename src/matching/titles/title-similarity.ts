import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { linkTitle } from './link-title.ts';

/** What a title means, as small whole numbers that can be kept as JSON. */
export type TitleVector = number[];

/** The occupations it may name, each with its share in thousandths: [occupation, share, occupation, share, …] by occupation. */
export function titleVector(vocabulary: Vocabulary, title: string): TitleVector {
  const links = linkTitle(vocabulary, title, 8).toSorted((a, b) => a.occupation - b.occupation);
  const length = Math.hypot(...links.map(({ confidence }) => confidence ** 2)) || 1;
  return links.flatMap(({ occupation, confidence }) => [
    occupation,
    Math.round((1000 * confidence ** 2) / length),
  ]);
}

/** From 0, nothing in common, to 1, the same work. */
export function titleSimilarity(a: TitleVector, b: TitleVector): number {
  let shared = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) shared += a[i + 1]! * b[j + 1]!;
    if (a[i]! <= b[j]!) i += 2;
    else j += 2;
  }
  return Math.min(1, shared / 1e6);
}
