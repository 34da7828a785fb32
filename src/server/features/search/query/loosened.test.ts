import { expect, test } from 'vitest';
import { fewerWords, loosened } from './loosened.ts';

test.each([
  ['pilot in space', ['pilot', 'space']],
  ['cook for a yacht', ['cook', 'yacht']],
  ['work at the front desk', ['work', 'front', 'desk']],
  ['IT support', ['IT', 'support']],
  ['F&B', []],
  ['in', []],
])('%s is made wider by its words, not by what joins them', (search, words) => {
  const ways = loosened({ search } as Parameters<typeof loosened>[0]);
  expect(ways.filter(({ letGo }) => letGo === 'word').map(({ value }) => value)).toEqual(words);
  const alone = ways.filter(({ letGo }) => letGo === 'others').map(({ value }) => value);
  expect(words).toEqual(expect.arrayContaining(alone));
});

test('of many words the rarest are kept longest', () => {
  const jobs: Record<string, number> = { sushi: 2, chef: 40, resort: 300 };
  const ways = fewerWords(
    { search: 'chef in sushi resort' } as Parameters<typeof fewerWords>[0],
    (word) => jobs[word] ?? 0,
  );
  expect(ways.filter(({ letGo }) => letGo === 'words').map(({ value }) => value)).toEqual([
    'chef sushi',
    'sushi',
  ]);
});

test('many filters are let go together before one after the other', () => {
  const search = { search: 'cook', location: ['Malé', 'Addu', 'Baa', 'Raa', 'Laamu'] };
  expect(loosened(search as Parameters<typeof loosened>[0])[0]).toMatchObject({
    letGo: 'filters',
    value: 'cook',
  });
});
