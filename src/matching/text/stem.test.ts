import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spelledOut } from './spelled-out.ts';
import { stem } from './stem.ts';
import { stemsOf } from './tokens.ts';

describe('one stem', () => {
  test.each([
    ['a plural', 'waiters', 'waiter'],
    ['a plural', 'dishes', 'dish'],
    ['a plural', 'boxes', 'box'],
    ['a plural', 'bodies', 'body'],
    ['a plural', 'classes', 'class'],
    ['an -ing', 'cleaning', 'cleaned'],
    ['an -ing', 'cooking', 'cooks'],
    ['an -ing', 'guiding', 'guide'],
    ['an -ing', 'planning', 'planned'],
    ['an -ing', 'shopping', 'shops'],
    ['American spelling', 'organise', 'organize'],
    ['American spelling', 'organiser', 'organizer'],
    ['American spelling', 'analyse', 'analyze'],
    ['American spelling', 'labour', 'labor'],
    ['American spelling', 'traveller', 'traveler'],
    ['American spelling', 'fibre', 'fiber'],
    ['American spelling', 'licence', 'licences'],
    ['another gender', 'salesman', 'saleswoman'],
    ['another gender', 'fishermen', 'fisherman'],
    ['another gender', 'stewardess', 'steward'],
    ['another gender', 'masseuse', 'masseur'],
  ])('stands for %s: “%s” and “%s”', (_, one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  test.each([
    ['organ', 'organise'],
    ['operator', 'operation'],
    ['human', 'hum'],
    ['german', 'germ'],
    ['news', 'new'],
    ['nursing', 'nurse'],
    ['building', 'build'],
    ['string', 'str'],
    ['need', 'ne'],
    ['gas', 'ga'],
    ['bus', 'bu'],
    ['analysis', 'analyst'],
    ['hour', 'hor'],
    ['four', 'for'],
  ])('does not stand for two things: “%s” is not “%s”', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  test('of a short word, and of one with a figure in it, is the word', () => {
    for (const word of ['gas', 'spa', 'bar', 'as', 'a', '', '3ds', 'h2s2', 'mp3s', 'k8s'])
      expect(stem(word)).toBe(word);
  });

  test('is there for whatever letters there are, and not longer by more than the word that takes all people in', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdeinmorsguy'.split('')), maxLength: 12 });
    fc.assert(
      fc.property(word, (letters) => {
        const made = stem(letters);
        expect(made.length > 0).toBe(letters.length > 0);
        // "-men" becomes "-person".
        expect(made.length).toBeLessThanOrEqual(letters.length + 3);
      }),
      { numRuns: 500 },
    );
  });
});

describe('an abbreviation', () => {
  test('is read as what it stands for, spelled out', () => {
    for (const [short, stems] of Object.entries(spelledOut)) {
      expect([short, stemsOf(short)]).toEqual([short, stems]);
      expect(stems.length).toBeGreaterThan(0);
    }
  });

  test('is read so in capitals and among other words, but not inside one', () => {
    expect(stemsOf('HR Mgr')).toEqual(stemsOf('human resources manager'));
    expect(stemsOf('Asst. F&B Mgr')).toEqual(stemsOf('assistant food & beverage manager'));
    expect(stemsOf('chrome')).toEqual(['chrom']);
  });

  test('is none that only every object has', () => {
    for (const word of ['constructor', 'toString', 'hasOwnProperty', '__proto__'])
      expect(spelledOut[word]).toBeUndefined();
    expect(stemsOf('constructor')).toEqual([stem('constructor')]);
  });
});
