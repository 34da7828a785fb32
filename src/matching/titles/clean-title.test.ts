import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asides, cleanTitle, quietTitle } from './clean-title.ts';

const noisy = fc
  .array(
    fc.constantFrom(
      'URGENT',
      '!!',
      'Waiter',
      '(Malé)',
      '2 posts',
      'USD 900',
      'full time',
      '[F]',
      '-',
      '/',
      'C++',
      'hiring',
      'Koch',
      'ކައްކާ',
      '(',
      ')',
    ),
    { maxLength: 7 },
  )
  .map((parts) => parts.join(' '));

describe('a title without its noise', () => {
  test.each([
    ['WANTED: 3 waiters ASAP', 'waiters'],
    ['Waiter - USD 900 - 1,200', 'Waiter'],
    ['Waiter (full time) 12/05/2026', 'Waiter'],
    ['Kellner gesucht', 'Kellner'],
    ['Se busca camarero', 'camarero'],
    ['Part-time Barista!!!', 'Barista'],
    ['Now hiring for a Boat Captain', 'Boat Captain'],
    ['C# developer', 'C# developer'],
  ])('%j is %j', (title, clean) => {
    expect(cleanTitle(title)).toContain(clean);
    expect(cleanTitle(title)).not.toMatch(/wanted|asap|usd|\d{2}|gesucht|busca|hiring|!/i);
  });

  test('keeps what stands in brackets where that is asked for, and only then', () => {
    expect(quietTitle('URGENT! HR Executive (Recruitment)')).toBe('HR Executive (Recruitment)');
    expect(cleanTitle('URGENT! HR Executive (Recruitment)')).toBe('HR Executive');
    expect(quietTitle('Waiter ( )')).toBe('Waiter');
  });

  test('holds a word where the title held one, and nothing that was not in it', () => {
    fc.assert(
      fc.property(noisy, (title) => {
        for (const clean of [cleanTitle(title), quietTitle(title)]) {
          expect(/\p{L}/u.test(clean)).toBe(/\p{L}/u.test(title));
          expect(clean.length).toBeLessThanOrEqual(title.length);
          for (const [word] of clean.matchAll(/[\p{L}\p{M}]+/gu)) expect(title).toContain(word);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('is clean once it has been cleaned, unless noise was all there was', () => {
    fc.assert(
      fc.property(noisy, (title) => {
        const once = cleanTitle(title);
        fc.pre(once !== title.replaceAll(/\s+/g, ' ').trim());
        expect(cleanTitle(once)).toBe(once);
      }),
      { numRuns: 300 },
    );
  });
});

test.each([
  ['HR Executive (Recruitment)', 'Recruitment'],
  ['Waiter [F] (Malé)', 'F Malé'],
  ['Waiter (unfinished', 'unfinished'],
  ['Waiter', ''],
])('%j says in brackets %j', (title, inside) => {
  expect(asides(title)).toBe(inside);
});
