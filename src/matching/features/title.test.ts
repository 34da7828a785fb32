import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { titled, vocabulary } from '#test/features.ts';
import { labelOf } from '#matching/vocabulary/concepts.ts';
import { readTitle } from './title.ts';

const labels = (text: string) =>
  titled(text).occupations.map(({ occupation }) => labelOf(vocabulary, occupation));

describe('a title', () => {
  test.each([
    ['Waitress', 'waiter/waitress'],
    ['Kellner', 'waiter/waitress'],
    ['Boat captain', 'skipper'],
    ['Hotel Receptionist', 'hospitality establishment receptionist'],
  ])('%s names %s before all', (text, label) => {
    expect(labels(text)[0]).toBe(label);
  });

  test('names three occupations at most, the surest first, each once', () => {
    for (const text of [
      'Manager',
      'Chef de partie',
      'Assistant',
      'FO supervisor',
      'HR Executive (Recruitment)',
    ]) {
      const { occupations } = titled(text);
      expect(occupations.length).toBeLessThanOrEqual(3);
      const sure = occupations.map((one) => one.sure);
      expect(sure).toEqual(sure.toSorted((a, b) => b - a));
      expect(new Set(occupations.map((one) => one.occupation)).size).toBe(occupations.length);
      for (const share of sure) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    }
  });

  test('is surest where it is the name of a trade and nothing else', () => {
    const sure = (text: string) => titled(text).occupations[0]!.sure;
    expect(sure('Femme de chambre')).toBeGreaterThan(sure('Femme de chambre und Kellner'));
    expect(sure('Room attendant')).toBeGreaterThanOrEqual(sure('Attendant'));
  });

  test('keeps its words as they were written, and stems of them that tell the more the rarer they are', () => {
    const { text, stems } = titled('Nitrox Manager');
    expect(text).toBe('Nitrox Manager');
    const [nitrox, manager] = stems.map(([, weight]) => weight);
    expect(nitrox!).toBeGreaterThan(manager!);
    for (const [, weight] of stems) {
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(1);
    }
  });

  test('of no known word names nothing', () => {
    for (const text of ['Qwxyz', '', '!!!']) expect(titled(text).occupations).toEqual([]);
  });

  test('is read the same each time, from whatever people write', () => {
    const word = fc.constantFrom(
      'Senior',
      'waiter',
      'Koch',
      '(m/w/d)',
      'of',
      '-',
      'MANAGER',
      'ކައްކާ',
      'F&B',
      '2 posts',
      '!!',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 5 }), (words) => {
        const text = words.join(' ');
        expect(readTitle(vocabulary, text)).toEqual(readTitle(vocabulary, text));
      }),
      { numRuns: 40 },
    );
  });
});
