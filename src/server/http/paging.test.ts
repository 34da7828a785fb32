import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageOf, readCursor } from './paging.ts';

const key = (row: { id: number }) => [row.id] as const;
const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }));
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a page', () => {
  test('goes on where there was one row more than asked for, and ends where there was not', () => {
    expect(pageOf(rows(3), 3, key)).toMatchObject({ items: rows(3), next: undefined });
    const { items, next } = pageOf(rows(4), 3, key);
    expect(items).toEqual(rows(3));
    expect(readCursor(next, ['number'])).toEqual([3]);
  });

  test('of nothing ends at once, and tells a total where one was counted', () => {
    expect(pageOf([], 3, key)).toMatchObject({ items: [], next: undefined, total: undefined });
    expect(pageOf(rows(1), 3, key, 9).total).toBe(9);
  });

  test('after page has every row once, in its order, however long pages are', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.integer({ min: 1, max: 7 }), (count, limit) => {
        const all = rows(count);
        const seen: { id: number }[] = [];
        for (let cursor: string | undefined, first = true; first || cursor; first = false) {
          const [after = 0] = readCursor(cursor, ['number']) ?? [];
          const page = pageOf(all.filter(({ id }) => id > after).slice(0, limit + 1), limit, key);
          expect(page.items.length).toBeLessThanOrEqual(limit);
          seen.push(...page.items);
          cursor = page.next;
        }
        expect(seen).toEqual(all);
      }),
    );
  });
});

describe('a cursor', () => {
  test('brings back what it holds, of every kind', () => {
    const held = [
      '2026-11-22T08:00:00.123456Z',
      '2028-02-29',
      2_147_483_647,
      1_800_000_000_000,
      null,
      'Café – އައި',
    ] as const;
    const shape = ['time', 'date', 'number', 'long number', 'time or null', 'text'] as const;
    expect(readCursor(encoded(held), shape)).toEqual(held);
    expect(readCursor(undefined, shape)).toBeUndefined();
  });

  test.each<[string, 'number' | 'long number' | 'time' | 'date' | 'text' | 'time or null', unknown]>([
    ['no number', 'number', 'one'],
    ['a number below 0', 'number', -1],
    ['a part of a number', 'number', 1.5],
    ['a number that no column holds', 'number', 2_147_483_648],
    ['nothing for a number', 'number', null],
    ['a long number below 0', 'long number', -1],
    ['a long number that is not exact', 'long number', 2 ** 53],
    ['a day that is none', 'date', '2026-02-30'],
    ['a day with a time', 'date', '2026-02-20T00:00:00Z'],
    ['a time without its zone', 'time', '2026-02-20T00:00:00'],
    ['a time that is none', 'time', '2026-02-30T00:00:00Z'],
    ['a year that PostgreSQL writes otherwise', 'time', '0026-02-20T00:00:00Z'],
    ['nothing for a time', 'time', null],
    ['a word for a time or nothing', 'time or null', 'soon'],
    ['a text with a NUL', 'text', 'a\u0000b'],
    ['half a sign', 'text', 'a\ud800'],
    ['a list for a text', 'text', ['a']],
  ])('that holds %s is refused', (_, kind, value) => {
    expect(() => readCursor(encoded([value]), [kind])).toThrow('cursor is not one this server gave');
  });

  test.each([
    '',
    'nonsense',
    encoded({}),
    encoded(7),
    encoded([]),
    encoded([1, 2]),
    Buffer.from('[1').toString('base64url'),
  ])('%j, which this server never gave, is refused', (cursor) => {
    expect(() => readCursor(cursor, ['number'])).toThrow('cursor is not one this server gave');
  });
});
