import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { liesIn, placeFeatures } from './place.ts';

const lies = (job: string, wanted: string) => liesIn(placeFeatures(job).words, placeFeatures(wanted).words);

test.each([
  ['Hanifaru Huraa, Baa Atoll', ['hanifaru', 'huraa', 'baa']],
  ['Malé', ['male']],
  ['The City of Addu', ['addu']],
  ['މާލެ', ['މާލެ'.normalize('NFD').replaceAll(/\p{Mn}/gu, '')]],
  ['Atoll', []],
  ['', []],
])('of %j these words tell the place: %j', (text, words) => {
  expect(placeFeatures(text)).toEqual({ text, words });
});

describe('a job lies where somebody wants to work', () => {
  test.each([
    ['Hanifaru, Baa Atoll', 'Baa Atoll', true],
    ['Malé', 'Malé, Maldives', true],
    ['MALE', 'malé', true],
    ['South Malé Atoll', 'Malé', true],
    ['Malé', 'Addu City', false],
    ['Baa Atoll', 'Raa Atoll', false],
    ['Hulhumalé', 'Malé', false],
    ['Anywhere at sea', 'Malé', false],
    ['Malé', 'Anywhere', true],
    ['', 'Worldwide', true],
    ['', 'Malé', false],
    ['Malé', '', false],
    // "Atoll" alone is no place.
    ['Malé', 'Atoll', false],
  ])('%j for who wants %j: %s', (job, wanted, there) => {
    expect(lies(job, wanted)).toBe(there);
  });

  test('in any order of its words, and whatever stands between them', () => {
    const words = fc.uniqueArray(fc.constantFrom('male', 'baa', 'addu', 'hanifaru', 'leeds'), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(words, words, (job, wanted) => {
        const there = liesIn(job, wanted);
        expect(liesIn(job.toReversed(), wanted.toReversed())).toBe(there);
        expect(lies(job.join(', '), wanted.join(' – '))).toBe(there);
        expect(liesIn(wanted, job)).toBe(there);
        expect(liesIn(job, job)).toBe(true);
      }),
    );
  });
});
