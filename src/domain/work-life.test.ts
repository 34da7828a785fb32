import { expect, test } from 'vitest';
import { workLifeChoices, workValueLabels, workValues, workWayLabels, workWays } from './work-life.ts';

test('each list has more to choose from than may be chosen: who ticks everything has said nothing', () => {
  for (const list of [workValues, workWays]) {
    expect(new Set(list).size).toBe(list.length);
    expect(list.length).toBeGreaterThanOrEqual(2 * workLifeChoices);
  }
});

test('no two things to choose are called the same, in either list', () => {
  const labels = [
    ...workValues.map((one) => workValueLabels[one]),
    ...workWays.map((one) => workWayLabels[one]),
  ];
  expect(new Set(labels).size).toBe(workValues.length + workWays.length);
  for (const label of labels) expect(label).toMatch(/^[A-Z][^.]*$/);
});
