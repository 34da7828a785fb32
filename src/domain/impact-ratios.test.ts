import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crossedImpactRatios, fewestShown, impactOf, impactRatios, medianScore } from './impact-ratios.ts';

const group = (category: string | null, people: number, score: number | null = null, selected = false) => ({
  category,
  people,
  score,
  selected,
});

test('scoring rates of 54.3 % and 44.7 % give impact ratios of 1.00 and 0.82', () => {
  // 990 of 2,000 score high, so the median is the low score and "above the median" is the high one.
  const { shown } = impactRatios([
    group('male', 543, 90),
    group('male', 457, 50),
    group('female', 447, 90),
    group('female', 553, 50),
  ]);
  expect(shown.map(({ category, scoringRate }) => [category, scoringRate])).toEqual([
    ['male', 0.543],
    ['female', 0.447],
  ]);
  expect(shown.map(({ scoringImpact }) => scoringImpact?.toFixed(2))).toEqual(['1.00', '0.82']);
  expect(impactOf([0.543, 0.447]).map((ratio) => ratio?.toFixed(2))).toEqual(['1.00', '0.82']);
});

test('the selection rate is the share of a category that moved forward, compared with the most selected', () => {
  const { shown } = impactRatios([
    group('female', 30, null, true),
    group('female', 20),
    group('male', 10, null, true),
    group('male', 30),
  ]);
  expect(shown).toMatchObject([
    { category: 'female', people: 50, selectionRate: 0.6, selectionImpact: 1, scoringRate: null },
    { category: 'male', people: 40, selectionRate: 0.25, scoringImpact: null },
  ]);
  expect(shown[1]?.selectionImpact).toBeCloseTo(0.4167, 4);
});

test('nobody selected in any category gives no ratio, not a division by nothing', () => {
  expect(impactRatios([group('a', 10), group('b', 10)]).shown).toMatchObject([
    { selectionRate: 0, selectionImpact: null },
    { selectionRate: 0, selectionImpact: null },
  ]);
});

test('the median is of the whole sample, also of who did not say where they belong', () => {
  expect(medianScore([group('a', 1, 40), group(null, 1, 60)])).toBe(50);
  expect(medianScore([group('a', 2, 40), group(null, 1, 60)])).toBe(40);
  expect(medianScore([group('a', 3)])).toBeNull();
  const { shown } = impactRatios([group('a', 10, 50), group('b', 10, 60), group(null, 30, 10)]);
  expect(shown.map(({ scoringRate }) => scoringRate)).toEqual([1, 1]);
});

test('categories of under ten people, and of under 2 %, are not shown and count among the others', () => {
  expect(impactRatios([group('a', 10), group('b', 12), group('c', 9)])).toMatchObject({
    shown: [{ category: 'a' }, { category: 'b' }],
    others: 9,
  });
  expect(impactRatios([group('a', 500), group('b', 500), group('c', 12)]).shown).toHaveLength(2);
});

test('one category alone is not shown: it compares with nothing', () => {
  expect(impactRatios([group('a', 40), group('b', 9), group(null, 3)])).toEqual({ shown: [], others: 52 });
});

test('a scoring rate is not shown when fewer than ten of a category were scored', () => {
  const { shown } = impactRatios([group('a', 9, 50), group('a', 9), group('b', 10, 60)]);
  expect(shown.map(({ scoringRate }) => scoringRate)).toEqual([null, 0]);
});

test('a pair of answers too small to show is not found by subtracting its neighbours either', () => {
  const pair = (first: string, second: string, people: number) => ({
    first,
    second,
    people,
    score: null,
    selected: false,
  });
  const { shown } = crossedImpactRatios([
    pair('female', 'maldives', 20),
    pair('female', 'europe', 15),
    pair('female', 'south_asia', 4),
    pair('male', 'maldives', 20),
    pair('male', 'europe', 15),
    pair('male', 'south_asia', 30),
  ]);
  expect(shown.map(({ first, second }) => `${first} ${second}`)).toEqual([
    'female maldives',
    'male maldives',
  ]);
});

test('whatever the answers are, no pair of one to nine people can be calculated from what is shown', () => {
  const answer = fc.record({
    first: fc.constantFrom('a', 'b', 'c', null),
    second: fc.constantFrom('x', 'y', 'z', null),
    people: fc.integer({ min: 1, max: 30 }),
    selected: fc.boolean(),
    score: fc.option(fc.integer({ min: 0, max: 100 })),
  });
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 25 }), (groups) => {
      const { shown } = crossedImpactRatios(groups);
      for (const { people } of shown) expect(people).toBeGreaterThanOrEqual(fewestShown);
      const hidden = new Map<string, number>();
      for (const { first, second, people } of groups) {
        if (!first || !second || shown.some((one) => one.first === first && one.second === second)) continue;
        hidden.set(first + second, (hidden.get(first + second) ?? 0) + people);
      }
      if (shown.length === 0) return;
      const small = [...hidden].filter(([, people]) => people < fewestShown).map(([pair]) => pair);
      expect(small.filter((pair) => !isOnCycle(pair, [...hidden.keys()]))).toEqual([]);
    }),
  );
});

/** Sums of rows and columns leave a hidden pair open exactly when it is on a cycle of hidden pairs. */
function isOnCycle(pair: string, hidden: string[]): boolean {
  const [from = '', to = ''] = pair;
  const reached = new Set([from]);
  for (let before = 0; before < reached.size;) {
    before = reached.size;
    for (const [first = '', second = ''] of hidden) {
      if (first + second === pair) continue;
      if (reached.has(first)) reached.add(second);
      if (reached.has(second)) reached.add(first);
    }
  }
  return reached.has(to);
}
