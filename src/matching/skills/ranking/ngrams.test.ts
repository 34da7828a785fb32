import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ngramIndexOf, ngramOverlap } from './ngrams.ts';

const stems = ['organisational', 'organise', 'cook', 'cooker', 'boat'];
const all = new Set(stems.keys());
const index = ngramIndexOf({ stems }, all);

/** How much a word has in common with each stem, 0 to 1. */
const nearness = (words: readonly string[], of = index) => {
  const { common, length } = ngramOverlap(of, words);
  return stems.map((_, at) => common[at]! / (of.lengths[at]! || 1) / length);
};

describe('what words have in common in letters', () => {
  test('is all with themselves, much with their kin, and nothing with strangers', () => {
    const [first, kin, stranger] = nearness(['organisational']);
    expect(first).toBeCloseTo(1, 5);
    expect(kin!).toBeGreaterThan(0.3);
    expect(kin!).toBeLessThan(1);
    expect(stranger).toBe(0);
  });

  test('lies between nothing and all, whatever the words', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abceknoirst '.split('')), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 3 }), (words) => {
        for (const near of nearness(words)) {
          expect(near).toBeGreaterThanOrEqual(0);
          expect(near).toBeLessThanOrEqual(1.00001);
        }
      }),
    );
  });

  test('is more by rare letters than by common ones', () => {
    const weight = (ngram: string) => index.ngrams.get(ngram)?.weight ?? 0;
    expect(weight(' boat')).toBeGreaterThan(weight(' cook'));
    expect(weight(' cook')).toBeGreaterThan(0);
  });

  test('is nothing of a stem that is left out, and of no words at all', () => {
    const few = ngramIndexOf({ stems }, new Set([0]));
    expect(nearness(['cook'], few)).toEqual([0, 0, 0, 0, 0]);
    expect(nearness([])).toEqual([0, 0, 0, 0, 0]);
  });
});
