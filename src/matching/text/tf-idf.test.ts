import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startsOfLengths } from './rows.ts';
import { textIndexOf } from './text-index.ts';
import { best, cosines, tfIdfOf } from './tf-idf.ts';

const features = 6;
const text = fc.array(fc.nat(features - 1), { minLength: 1, maxLength: 6 });
const texts = fc.array(text, { minLength: 1, maxLength: 6 });

const indexed = (all: readonly (readonly number[])[]) =>
  tfIdfOf(
    { starts: startsOfLengths(all.map(({ length }) => length)), items: Uint32Array.from(all.flat()) },
    features,
  );

describe('texts as weighted features', () => {
  test('are vectors of length one each, but for an empty one', () => {
    fc.assert(
      fc.property(texts, (all) => {
        const { starts, texts: owners, weights } = indexed([...all, []]);
        const squares = new Float64Array(all.length + 1);
        for (let at = 0; at < starts[features]!; at += 1) squares[owners[at]!]! += weights[at]! ** 2;
        expect(squares.at(-1)).toBe(0);
        for (const length of squares.slice(0, -1)) expect(length).toBeCloseTo(1, 5);
      }),
    );
  });

  test('tell more by what few of them have', () => {
    const { idf } = indexed([
      [0, 1],
      [0, 2],
      [0, 2],
    ]);
    expect(idf[1]!).toBeGreaterThan(idf[2]!);
    expect(idf[2]!).toBeGreaterThan(idf[0]!);
    // What all have still counts a little: nobody is left without a word.
    expect(idf[0]).toBe(1);
    // And what none has tells most.
    expect(idf[5]!).toBeGreaterThan(idf[1]!);
  });

  test('count a feature more the oftener it stands, but never as much as it stands', () => {
    const [once, often, all] = cosines(indexed([[0, 1], [0, 0, 0, 0, 1], [0]]), [0]);
    expect(often!).toBeGreaterThan(once!);
    expect(all!).toBeGreaterThan(often!);
    expect(often! / once!).toBeLessThan(4);
  });
});

describe('how near a query is to each text', () => {
  test('lies between nothing and all, and is all for the very text', () => {
    fc.assert(
      fc.property(texts, text, (all, query) => {
        const index = indexed([...all, query]);
        const near = cosines(index, query);
        for (const one of near) {
          expect(one).toBeGreaterThanOrEqual(0);
          expect(one).toBeLessThanOrEqual(1.00001);
        }
        expect(near.at(-1)).toBeCloseTo(1, 5);
      }),
    );
  });

  test('does not depend on the order of words, nor on which of two texts is asked with', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const index = indexed([one, other]);
        const [, there] = cosines(index, one);
        const [back] = cosines(index, other);
        expect(there).toBeCloseTo(back!, 5);
        expect(cosines(index, one.toReversed())[1]).toBeCloseTo(there!, 5);
      }),
    );
  });

  test('is nothing where nothing is in common, and for nothing asked', () => {
    const index = indexed([[0, 1], [2]]);
    expect([...cosines(index, [3])]).toEqual([0, 0]);
    expect([...cosines(index, [])]).toEqual([0, 0]);
    expect(cosines(index, [2])[0]).toBe(0);
  });

  test('falls with every word that the text does not have', () => {
    const index = indexed([[0, 1], [2, 3], [4]]);
    const near = [[0], [0, 2], [0, 2, 4]].map((query) => cosines(index, query)[0]!);
    expect(near).toEqual(near.toSorted((a, b) => b - a));
    expect(new Set(near).size).toBe(3);
  });
});

describe('a search of texts by their words', () => {
  const words = (line: string) => line.split(' ');

  test('finds each text best by itself, and leaves out words that none of them has', () => {
    const lines = ['dive instructor', 'dive guide', 'pastry chef'];
    const search = textIndexOf(lines, words);
    for (const [at, line] of lines.entries()) expect(best(search(line), 1)).toEqual([at]);
    expect([...search('guide zebra')]).toEqual([...search('guide')]);
    expect([...search('zebra')]).toEqual([0, 0, 0]);
  });

  test('of no texts finds none', () => {
    expect([...textIndexOf([], words)('dive')]).toEqual([]);
  });
});

describe('the best places of a list of scores', () => {
  test('are those of sorting it all, equal ones in their order, and nothing of zero or less', () => {
    const scores = fc.array(fc.integer({ min: -2, max: 5 }), { maxLength: 30 });
    fc.assert(
      fc.property(scores, fc.integer({ min: 1, max: 10 }), (all, limit) => {
        const sorted = [...all.keys()]
          .filter((place) => all[place]! > 0)
          .toSorted((a, b) => all[b]! - all[a]! || a - b);
        expect(best(all, limit)).toEqual(sorted.slice(0, limit));
      }),
      { numRuns: 300 },
    );
  });
});
