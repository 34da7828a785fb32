import { describe, expect, test } from 'vitest';
import { clashesAt, nextFreeTime, slotsIn } from './slots.ts';
import { wallClockIn } from './time-zones.ts';

const male = 'Indian/Maldives';
const now = '2026-11-23T05:00:00Z';
const morning = { timeZone: male, day: '2026-11-24', from: 540, to: 720 };
const taken = (startsAt: string, endsAt: string, offered = false) => ({ startsAt, endsAt, offered });
const shown = (slots: readonly string[], zone = male) => slots.map((at) => wallClockIn(zone, at).slice(11));

describe('the times that fit into a morning', () => {
  test('follow one another', () => {
    expect(shown(slotsIn(morning, 45, [], now))).toEqual(['09:00', '09:45', '10:30', '11:15']);
    expect(shown(slotsIn({ ...morning, to: 550 }, 45, [], now))).toEqual(['09:00']);
  });

  test('leave out what is taken, but not what is only proposed', () => {
    const ten = taken('2026-11-24T05:00:00Z', '2026-11-24T05:30:00Z');
    expect(shown(slotsIn(morning, 45, [ten], now))).toEqual(['09:00', '10:30', '11:15']);
    expect(slotsIn(morning, 45, [{ ...ten, offered: true }], now)).toHaveLength(4);
  });

  test('are none that have gone by', () => {
    expect(shown(slotsIn(morning, 45, [], '2026-11-24T05:00:00Z'))).toEqual(['10:15', '11:00']);
    expect(slotsIn({ ...morning, day: '2026-11-20' }, 45, [], now)).toEqual([]);
  });

  test('do not overlap where clocks are put forward, and none is in the hour they skip', () => {
    const night = { timeZone: 'America/New_York', day: '2026-03-08', from: 60, to: 300 };
    const slots = slotsIn(night, 45, [], '2026-03-01T00:00:00Z');
    expect(shown(slots, night.timeZone)).toEqual(['01:00', '01:45', '03:30', '04:15']);
    for (const [index, one] of slots.entries())
      expect(Date.parse(slots[index + 1] ?? '2027-01-01T00:00:00Z') - Date.parse(one)).toBeGreaterThanOrEqual(
        45 * 60_000,
      );
  });

  test('go by clocks half an hour apart', () => {
    const slots = slotsIn({ ...morning, timeZone: 'Asia/Kolkata' }, 60, [], now);
    expect(slots[0]).toBe('2026-11-24T03:30:00Z');
    expect(shown(slots)).toEqual(['08:30', '09:30', '10:30']);
  });
});

test('what ends as another begins does not clash with it', () => {
  const ten = taken('2026-11-24T05:00:00Z', '2026-11-24T05:45:00Z');
  expect(clashesAt([ten], '2026-11-24T04:15:00Z', 45)).toEqual([]);
  expect(clashesAt([ten], '2026-11-24T05:45:00Z', 45)).toEqual([]);
  expect(clashesAt([ten], '2026-11-24T04:16:00Z', 45)).toEqual([ten]);
});

describe('another time for an interview', () => {
  const interview = { startsAt: '2026-11-24T09:00:00Z', minutes: 45, companyTimeZone: male };
  const next = (busy: Parameters<typeof nextFreeTime>[1], days = 7) =>
    nextFreeTime(interview, busy, { now, days });

  test('is at the same hour of the next day', () => {
    expect(next([])).toBe('2026-11-25T09:00:00Z');
  });

  test('is not when anybody has something, were it only proposed, and not on a day of rest', () => {
    const wednesday = taken('2026-11-25T09:30:00Z', '2026-11-25T10:00:00Z', true);
    const thursday = taken('2026-11-26T08:00:00Z', '2026-11-26T09:15:00Z');
    expect(next([wednesday, thursday])).toBe('2026-11-29T09:00:00Z');
    expect(next([wednesday, thursday], 4)).toBeUndefined();
  });

  test('keeps the hour of the company’s clocks when these are moved', () => {
    const before = { startsAt: '2026-10-23T08:00:00Z', minutes: 45, companyTimeZone: 'Europe/Berlin' };
    expect(nextFreeTime(before, [], { now: '2026-10-22T08:00:00Z', days: 7 })).toBe('2026-10-26T09:00:00Z');
  });

  test('is tomorrow at ten where there was none', () => {
    expect(nextFreeTime({ ...interview, startsAt: null }, [], { now, days: 7 })).toBe('2026-11-24T05:00:00Z');
  });
});
