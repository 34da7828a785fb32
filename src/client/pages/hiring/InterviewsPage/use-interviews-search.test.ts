import { describe, expect, test } from 'vitest';
import { firstShown } from './use-interviews-search.ts';

describe('what the calendar of interviews begins with', () => {
  const days = ['04', '05', '06', '07', '08', '09', '10'].map((day) => `2026-01-${day}`);

  test('on a phone is any day, so that the days before it are reached from each', () => {
    expect(days.map((day) => firstShown(day, 'Indian/Maldives', true))).toEqual(days);
  });

  test('elsewhere is the first of the company’s week', () => {
    expect(new Set(days.map((day) => firstShown(day, 'Indian/Maldives', false)))).toEqual(
      new Set(['2026-01-04']),
    );
  });
});
