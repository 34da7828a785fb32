import { expect, test } from 'vitest';
import { daysIn, rangeProblems, readRange } from './range.ts';

const today = '2026-03-31';
const read = (query: string) => readRange(new URLSearchParams(query), today);

test('an address that asks for no range gets the last thirty days, today included', () => {
  expect(read('')).toEqual({ from: '2026-03-02', to: today, preset: 30 });
  expect(daysIn(read(''))).toBe(30);
});

test('an address can ask for one of the ranges, or for any first and last day', () => {
  expect(read('days=7')).toEqual({ from: '2026-03-25', to: today, preset: 7 });
  expect(read('from=2025-12-01&to=2025-12-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

test('a range that cannot be is answered with thirty days', () => {
  for (const query of [
    'days=12',
    'from=2026-02-30&to=2026-03-01',
    'from=2026-03-02&to=2026-03-01',
    'to=2026-03-01',
  ])
    expect(read(query).preset).toBe(30);
});

test('what is wrong with a typed range is said at its field', () => {
  expect(rangeProblems({ from: '', to: '2026-03-01' })).toEqual({ from: 'Choose the first day' });
  expect(rangeProblems({ from: '2026-03-01', to: '' })).toEqual({ to: 'Choose the last day' });
  expect(rangeProblems({ from: '2026-03-02', to: '2026-03-01' })).toEqual({
    to: 'The last day is before the first',
  });
  expect(rangeProblems({ from: '2024-03-01', to: '2026-03-02' })).toEqual({
    from: 'The range can be two years at most',
  });
  expect(rangeProblems({ from: '2024-03-01', to: '2026-03-01' })).toEqual({});
});
