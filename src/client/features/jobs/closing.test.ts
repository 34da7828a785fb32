import { expect, test } from 'vitest';
import { closingOf, isPastClosing } from './closing.ts';

// 30 November ends in Malé at 19:00 in UTC.
const job = { applicationDeadline: '2026-11-30', closesAt: '2026-11-30T19:00:00Z' };
const at = (time: string) => Date.parse(time);

test('A deadline is pointed out from a week before on', () => {
  expect(closingOf(job, at('2026-11-22T12:00:00Z'))).toEqual({ words: 'Closes 30 Nov 2026', soon: false });
  expect(closingOf(job, at('2026-11-23T12:00:00Z'))).toEqual({ words: 'Closes in 7 days', soon: true });
  expect(closingOf(job, at('2026-11-29T12:00:00Z'))).toEqual({ words: 'Closes tomorrow', soon: true });
});

test('The last day lasts until midnight where the company is', () => {
  expect(closingOf(job, at('2026-11-29T18:59:00Z'))?.words).toBe('Closes tomorrow');
  expect(closingOf(job, at('2026-11-29T19:01:00Z'))?.words).toBe('Closes today');
  expect(closingOf(job, at('2026-11-30T18:59:00Z'))?.words).toBe('Closes today');
  expect(isPastClosing(job, at('2026-11-30T18:59:59Z'))).toBe(false);
  expect(isPastClosing(job, at('2026-11-30T19:00:00Z'))).toBe(true);
});

test('A job without a deadline closes at no time', () => {
  const open = { applicationDeadline: null, closesAt: null };
  expect(closingOf(open, at('2026-11-30T18:59:00Z'))).toBeUndefined();
  expect(isPastClosing(open, at('2099-01-01T00:00:00Z'))).toBe(false);
});
