import { describe, expect, test } from 'vitest';
import { durationInWords, periodToSend } from './period.ts';

describe('a period in months', () => {
  test('is sent as ISO times, without an end where it still goes on', () => {
    expect(periodToSend({ startDate: '2019-03', endDate: '2023-06', isCurrent: false })).toEqual({
      startDate: '2019-03-01T00:00:00.000Z',
      endDate: '2023-06-01T00:00:00.000Z',
    });
    expect(periodToSend({ startDate: '2019-03', endDate: '2023-06', isCurrent: true }).endDate).toBeNull();
    expect(periodToSend({ startDate: '', endDate: '', isCurrent: false })).toEqual({
      startDate: null,
      endDate: null,
    });
  });

  test('keeps the days it was saved with, and stays in order within one month', () => {
    const saved = { startDate: '2019-03-17', endDate: '2023-06-30' };
    expect(periodToSend({ startDate: '2019-03', endDate: '2019-03', isCurrent: false }, saved)).toEqual({
      startDate: '2019-03-17T00:00:00.000Z',
      endDate: '2019-03-17T00:00:00.000Z',
    });
  });

  test('is told in years and months, first and last counted in', () => {
    expect(durationInWords('2019-03-01', '2023-06-01', '2026-01-01')).toBe('4 years 4 months');
    expect(durationInWords('2025-12-20', null, '2026-01-05')).toBe('2 months');
    expect(durationInWords('2025-01-01', '2025-12-31', '2026-01-05')).toBe('1 year');
    expect(durationInWords(null, '2025-12-31', '2026-01-05')).toBe('');
    expect(durationInWords('2027-01-01', null, '2026-01-05')).toBe('');
  });
});
