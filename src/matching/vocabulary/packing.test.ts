import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bagHash, sameBag } from './bags.ts';
import { packDeltas, unpackDeltas } from './deltas.ts';
import { row, rowsOfLengths, startsOfLengths, turnedAround } from '#matching/text/rows.ts';
import { asciiOf, numbers16, readSections, sectionNamed, writeSections } from './sections.ts';
import { addRow, byteOfScale, cosine, readWordVectors, scaleOfByte, toUnit } from './word-vectors.ts';

const number16 = fc.integer({ min: 0, max: 65_535 });
const rising = fc.uniqueArray(number16, { maxLength: 8 }).map((list) => list.toSorted((a, b) => a - b));

describe('lists of rising numbers', () => {
  test('come out of their packing as they went in, the empty ones too', () => {
    fc.assert(
      fc.property(fc.array(rising, { maxLength: 6 }), (lists) => {
        const rows = unpackDeltas(packDeltas(lists), lists.length);
        expect(lists.map((_, at) => [...row(rows, at)])).toEqual(lists);
      }),
    );
  });

  test('take a byte a number where neighbours follow each other', () => {
    expect(packDeltas([[100, 101, 102, 103]])).toHaveLength(5);
    expect(packDeltas([[]])).toHaveLength(1);
  });
});

describe('rows laid end to end', () => {
  const lists = fc.array(fc.uniqueArray(fc.nat(4), { maxLength: 5 }), { minLength: 1, maxLength: 5 });
  const rowsOf = (all: readonly (readonly number[])[]) =>
    rowsOfLengths(
      all.map(({ length }) => length),
      Uint16Array.from(all.flat()),
    );

  test('are each where it was put', () => {
    fc.assert(
      fc.property(lists, (all) => {
        expect(all.map((_, at) => [...row(rowsOf(all), at)])).toEqual(all);
      }),
    );
    expect([...startsOfLengths([2, 0, 3])]).toEqual([0, 2, 2, 5]);
  });

  test('turned around say who lists a number, and turned again are what they were', () => {
    fc.assert(
      fc.property(lists, (all) => {
        const size = 5;
        const rows = rowsOf(Array.from({ length: size }, (_, at) => all[at] ?? []));
        const back = turnedAround(rows, size);
        for (let from = 0; from < size; from += 1)
          for (let to = 0; to < size; to += 1)
            expect(row(back, to).includes(from)).toBe(row(rows, from).includes(to));
        const again = turnedAround(back, size);
        for (let at = 0; at < size; at += 1)
          expect([...row(again, at)]).toEqual([...row(rows, at)].toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('a bag of words', () => {
  const bag = fc.array(fc.nat(6), { maxLength: 5 });

  test('is the same in any order and however often a word stands in it', () => {
    fc.assert(
      fc.property(bag, bag, (one, other) => {
        expect(bagHash(one.toReversed())).toBe(bagHash(one));
        expect(bagHash([...one, ...one])).toBe(bagHash(one));
        const same =
          new Set(one).size === new Set([...one, ...other]).size && new Set(other).size === new Set(one).size;
        expect(sameBag(one, other)).toBe(same);
        expect(bagHash(one) === bagHash(other)).toBe(same);
      }),
      { numRuns: 300 },
    );
  });

  test('may be a part of a longer list', () => {
    expect(bagHash([9, 1, 2, 9], 1, 3)).toBe(bagHash([2, 1]));
  });

  test('is seldom taken for another: of all pairs of words each has a number of its own', () => {
    const hashes = new Set<number>();
    for (let one = 0; one < 100; one += 1)
      for (let other = one + 1; other < 100; other += 1) hashes.add(bagHash([one, other]));
    expect(hashes.size).toBe(4_950);
  });
});

describe('a vocabulary file', () => {
  test('gives back each section by its name, each beginning where numbers may begin', () => {
    const names = fc.uniqueArray(
      fc.string({ unit: fc.constantFrom(...'abc '.split('')), minLength: 1, maxLength: 8 }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(
        names,
        fc.array(fc.uint8Array({ maxLength: 20 }), { minLength: 4, maxLength: 4 }),
        (all, parts) => {
          const written = new Map(all.map((name, at) => [name, parts[at]!]));
          const read = readSections(writeSections(written));
          expect([...read].map(([name, bytes]) => [name, [...bytes]])).toEqual(
            [...written].map(([name, bytes]) => [name, [...bytes]]),
          );
          for (const { byteOffset } of read.values()) expect(byteOffset % 8).toBe(0);
        },
      ),
    );
  });

  test('that lacks a section says which one, and what to do', () => {
    expect(() => sectionNamed(new Map(), 'kinds')).toThrow('no section "kinds": make it again');
  });

  test('holds numbers of two bytes and letters of one', () => {
    const numbers = Uint16Array.from([1, 500, 65_535]);
    const sections = readSections(writeSections(new Map([['n', new Uint8Array(numbers.buffer)]])));
    expect([...numbers16(sections, 'n')]).toEqual([1, 500, 65_535]);
    // More letters than fit into the arguments of one call.
    const long = 'é'.repeat(20_000);
    expect(asciiOf(Uint8Array.from(long, (letter) => letter.charCodeAt(0)))).toBe(long);
  });
});

describe('directions of words', () => {
  const file = writeSections(
    new Map([
      ['words', Uint8Array.from('sea\nboat', (letter) => letter.charCodeAt(0))],
      ['levels', new Uint8Array(Int8Array.from([3, 0, -1, 2]).buffer)],
      ['scales', Uint8Array.from([byteOfScale(1), byteOfScale(0.5)])],
    ]),
  );

  test('are read with their rows, each by its own scale', () => {
    const { dimensions, rows, values } = readWordVectors(file);
    expect([dimensions, [...rows]]).toEqual([
      2,
      [
        ['sea', 0],
        ['boat', 1],
      ],
    ]);
    expect([...values].map((value) => Math.round(value * 100) / 100)).toEqual([3, 0, -0.5, 1]);
  });

  test('are added up, word by word', () => {
    const sum = new Float32Array(2);
    const words = readWordVectors(file);
    addRow(sum, words, 0);
    addRow(sum, words, 1);
    expect([...sum].map((value) => Math.round(value * 100) / 100)).toEqual([2.5, 1]);
  });

  test('have scales that come back within the step of one byte', () => {
    fc.assert(
      fc.property(fc.double({ min: 2 ** -12, max: 15, noNaN: true }), (scale) => {
        const read = scaleOfByte(byteOfScale(scale));
        expect(Math.abs(read / scale - 1)).toBeLessThan(0.025);
      }),
    );
    expect([byteOfScale(0), byteOfScale(1e9)]).toEqual([0, 255]);
  });

  test('are of length one, but for nothing, and as near to themselves as can be', () => {
    const vector = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(vector, vector, (a, b) => {
        const [one, other] = [toUnit(Float32Array.from(a)), toUnit(Float32Array.from(b))];
        const isNothing = a.every((value) => value === 0);
        expect(cosine(one, one)).toBeCloseTo(isNothing ? 0 : 1, 5);
        expect(cosine(one, other)).toBe(cosine(other, one));
        expect(Math.abs(cosine(one, other))).toBeLessThanOrEqual(1.00001);
      }),
    );
  });
});
