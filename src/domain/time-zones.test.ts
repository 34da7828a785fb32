import { describe, expect, test } from 'vitest';
import { instantIn, isTimeZone, showTheSame, spanIn, wallClockIn } from './time-zones.ts';

test.each(['Indian/Maldives', 'Asia/Colombo', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5'])(
  '%s is a time zone',
  (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  },
);

test.each(['', 'Nowhere/Land', '+05:00', '../etc', 'Indian/Maldives\r\nX', 'x'.repeat(400)])(
  '%j is none',
  (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  },
);

describe('ten o’clock', () => {
  test('in Malé is five in the morning in UTC, and back', () => {
    expect(instantIn('Indian/Maldives', '2026-11-24T10:00')).toBe('2026-11-24T05:00:00Z');
    expect(wallClockIn('Indian/Maldives', '2026-11-24T05:00:00Z')).toBe('2026-11-24T10:00');
  });

  test('in Berlin goes by whether it is summer there', () => {
    expect(instantIn('Europe/Berlin', '2026-07-01T10:00')).toBe('2026-07-01T08:00:00Z');
    expect(instantIn('Europe/Berlin', '2026-12-01T10:00')).toBe('2026-12-01T09:00:00Z');
    expect(instantIn('Europe/Berlin', '2026-03-29T10:00')).toBe('2026-03-29T08:00:00Z');
  });

  test('is written out with the day, the end and the zone', () => {
    expect(spanIn('Indian/Maldives', '2026-11-24T05:00:00Z', 45)).toBe(
      'Tuesday, 24 November 2026, 10:00 to 10:45, Malé time (UTC+5)',
    );
    expect(spanIn('Asia/Kolkata', '2026-11-24T05:00:00Z', 45)).toBe(
      'Tuesday, 24 November 2026, 10:30 to 11:15, Kolkata time (UTC+5:30)',
    );
  });

  test('is the same for people whose clocks show the same', () => {
    expect(showTheSame('Indian/Maldives', 'Asia/Karachi', '2026-11-24T05:00:00Z')).toBe(true);
    expect(showTheSame('Indian/Maldives', 'Asia/Kolkata', '2026-11-24T05:00:00Z')).toBe(false);
  });
});
