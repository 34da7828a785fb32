import { describe, expect, test } from 'vitest';
import {
  responseDaysLimits,
  responseRecordSize,
  responseStatuses,
  responseState,
  lastingResponseStatuses,
  remindDaysBefore,
  usualResponseDays,
} from './response-times.ts';
import { applicationStatuses } from './application-status.ts';

const waiting = {
  status: 'submitted',
  withdrawnAt: null,
  answeredAt: null,
  answerDueAt: '2026-03-10T12:00:00Z',
} as const;

describe('an application', () => {
  test('is due until the very moment that was promised has passed', () => {
    expect(responseState(waiting, '2026-03-10T11:59:59Z')).toBe('due');
    expect(responseState(waiting, '2026-03-10T12:00:00Z')).toBe('due');
    expect(responseState(waiting, '2026-03-10T12:00:00.001Z')).toBe('overdue');
  });

  test('without a promise is never overdue', () => {
    expect(responseState({ ...waiting, answerDueAt: null }, '2036-03-10T12:00:00Z')).toBe('not promised');
  });

  test('that was answered, or withdrawn, waits for nothing, promise or not', () => {
    const late = '2036-03-10T12:00:00Z';
    for (const answerDueAt of [waiting.answerDueAt, null]) {
      expect(responseState({ ...waiting, answerDueAt, answeredAt: late }, late)).toBe('answered');
      expect(responseState({ ...waiting, answerDueAt, withdrawnAt: late }, late)).toBe('answered');
    }
  });

  test('that is looked at has not been answered: screening is only a look', () => {
    expect(applicationStatuses.filter((status) => !responseStatuses.includes(status))).toEqual([
      'submitted',
      'screening',
    ]);
  });
});

test('a refusal that is taken back was none; every other answer stays given', () => {
  expect(lastingResponseStatuses).toEqual(responseStatuses.filter((status) => status !== 'rejected'));
});

test('whatever is promised, its reminder lies within the promise, and the record needs less than it looks at', () => {
  expect(responseDaysLimits.suggested).toBeGreaterThan(remindDaysBefore);
  expect(responseDaysLimits.suggested).toBeLessThanOrEqual(responseDaysLimits.max);
  expect(usualResponseDays).toBeLessThanOrEqual(responseDaysLimits.max);
  expect(responseRecordSize.least).toBeLessThan(responseRecordSize.last);
});
