import { expect, test } from 'vitest';
import { fairnessAnswerLabel, isReportable, latestReportableYear, reportableFrom } from './fairness.ts';

test('a year’s report can be read from the February after', () => {
  expect(reportableFrom(2026)).toBe('2027-02-01');
  expect(isReportable(2026, '2027-01-31T23:59:59.000Z')).toBe(false);
  expect(isReportable(2026, '2027-02-01T00:00:00.000Z')).toBe(true);
  expect(latestReportableYear('2027-01-31T23:59:59.000Z')).toBe(2025);
  expect(latestReportableYear('2027-02-01T00:00:00.000Z')).toBe(2026);
});

test('an answer that is no longer offered is shown as it was given', () => {
  expect(fairnessAnswerLabel('origin', 'maldives')).toBe('Maldives');
  expect(fairnessAnswerLabel('origin', 'atlantis')).toBe('atlantis');
});
