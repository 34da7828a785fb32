import { startsOfLengths } from './rows.ts';
import { cosines, tfIdfOf } from './tf-idf.ts';

/** Searches texts by features of theirs, such as stems or n-grams: the cosine of a query with each. */
export function textIndexOf(
  texts: readonly string[],
  featuresOf: (text: string) => readonly string[],
): (query: string) => Float32Array {
  const numbers = new Map<string, number>();
  const lengths: number[] = [];
  const items: number[] = [];
  for (const text of texts) {
    const features = featuresOf(text);
    lengths.push(features.length);
    for (const feature of features) {
      let number = numbers.get(feature);
      if (number === undefined) numbers.set(feature, (number = numbers.size));
      items.push(number);
    }
  }
  const index = tfIdfOf({ starts: startsOfLengths(lengths), items: Uint32Array.from(items) }, numbers.size);
  return (query) =>
    cosines(
      index,
      featuresOf(query).flatMap((feature) => numbers.get(feature) ?? []),
    );
}
