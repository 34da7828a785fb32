import { expect, test } from 'vitest';
import { sampleOf, telling } from './samples.ts';
import { inOneWay, rarestFirst } from './term-query.ts';

const market = (total: number) => ({ state: '', total, hour: 0, marks: [] });
const nurses = [{ terms: "('nurs')", jobs: 400_000 }];

test.each([
  ['one in 1,024 is told by its term in the index of one in 64', 10, '& 63', ["('=n:10')"]],
  ['one in 64 is that index', 6, '& 63', []],
  ['one in 32 is told by its term in the index of one in 8', 5, '& 7', ["('=n:5')"]],
  ['one in 4 has no index but that of all jobs', 2, '', ["('=n:2')"]],
  ['a smaller part than there is stands for the smallest', 14, '& 63', ["('=n:10')"]],
])('of a million jobs %s', (_, halved, index, terms) => {
  const sample = sampleOf(market(1_000_000), halved, nurses);
  expect(/& \d+/.exec(sample.within ?? '')?.[0] ?? '').toBe(index);
  expect(sample.more.map((one) => one.terms)).toEqual(terms);
});

test('where nothing else is asked for, an index of a sample is asked for all it has', () => {
  expect(sampleOf(market(1_000_000), 6, []).more.map(({ terms }) => terms)).toEqual(["('=n:6')"]);
});

test.each([
  [1_000_000, 6],
  [20_000, 3],
  [2_000, undefined],
])('of %d jobs the sample that tells how many are hits is halved %s times', (total, halved) => {
  expect(telling(market(total))).toBe(halved);
});

test('the rarest condition is asked first, and what must not be there last', () => {
  const needs = [
    { terms: '!call', jobs: Infinity },
    { terms: 'hospital', jobs: 585_000 },
    { terms: 'maelor', jobs: 660 },
  ];
  expect(rarestFirst(needs)).toEqual(['maelor', 'hospital', '!call']);
});

test('a name that another one implies is not looked up', () => {
  const ways = [
    ['staff', 'nurs'],
    ['sister'],
    ['hospit', 'sister'],
    ['nurs', 'staff'],
    [{ startsWith: 'nur' }],
  ];
  expect(inOneWay(ways, 'title')).toBe("(('^staff'&'^nurs')|('^sister')|('^nur':*))");
});
