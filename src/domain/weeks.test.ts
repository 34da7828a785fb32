import { describe, expect, test } from 'vitest';
import { wallClockIn } from './time-zones.ts';
import {
  clock,
  daysFrom,
  hoursHolding,
  hoursShown,
  lanesOf,
  momentOf,
  placesOf,
  restsOn,
  weekOf,
  wholeDay,
} from './weeks.ts';

const spring = ['2026-03-08', '2026-03-29', '2026-10-04'] as const;

describe('a week in which clocks are moved', () => {
  test.each([
    // zone, its day, how many moments clocks of that day show, every half hour, and the first that they skip
    ['America/New_York', spring[0], 46, '02:00'],
    ['Europe/Berlin', spring[1], 46, '02:00'],
    ['Australia/Lord_Howe', spring[2], 47, '02:00'],
    ['Asia/Kolkata', spring[1], 48, undefined],
  ] as const)('in %s has no moments where clocks skip them', (zone, day, count, skipped) => {
    const minutes = Array.from({ length: 48 }, (_, index) => index * 30);
    const there = minutes.filter((minute) => momentOf(zone, day, minute) !== undefined);
    expect(there).toHaveLength(count);
    const first = minutes.find((minute) => !there.includes(minute));
    expect(first === undefined ? undefined : clock(first)).toBe(skipped);
    for (const minute of there)
      expect(wallClockIn(zone, momentOf(zone, day, minute) ?? '')).toBe(`${day}T${clock(minute)}`);
  });

  test('puts a time where each one’s clocks have it, before and after', () => {
    const at = (zone: string, startsAt: string) => {
      const [place] = placesOf(zone, startsAt, 45);
      return `${place?.day} ${clock(place?.from ?? 0)}–${clock(place?.to ?? 0)}`;
    };
    // Nine in New York on the Friday and on the Monday around its change, as three zones have it.
    const friday = momentOf('America/New_York', '2026-03-06', 540) ?? '';
    const monday = momentOf('America/New_York', '2026-03-09', 540) ?? '';
    expect(at('America/New_York', friday)).toBe('2026-03-06 09:00–09:45');
    expect(at('America/New_York', monday)).toBe('2026-03-09 09:00–09:45');
    expect(at('Europe/Berlin', friday)).toBe('2026-03-06 15:00–15:45');
    expect(at('Europe/Berlin', monday)).toBe('2026-03-09 14:00–14:45');
    expect(at('Asia/Kolkata', friday)).toBe('2026-03-06 19:30–20:15');
    expect(at('Asia/Kolkata', monday)).toBe('2026-03-09 18:30–19:15');
  });

  test('has the hour that comes twice once, the first time', () => {
    expect(momentOf('Europe/Berlin', '2026-10-25', 150)).toBe('2026-10-25T00:30:00Z');
    expect(placesOf('Europe/Berlin', '2026-10-25T01:30:00Z', 30)).toEqual([
      { day: '2026-10-25', from: 150, to: 180 },
    ]);
  });

  test('has seven days', () => {
    expect(daysFrom('2026-03-27', 7).at(-1)).toBe('2026-04-02');
    expect(momentOf('Europe/Berlin', '2026-03-29', 1440)).toBe('2026-03-29T22:00:00Z');
  });
});

test('a time that goes over midnight is in two pieces', () => {
  expect(placesOf('Asia/Kathmandu', '2026-11-24T17:45:00Z', 60)).toEqual([
    { day: '2026-11-24', from: 1410, to: 1440 },
    { day: '2026-11-25', from: 0, to: 30 },
  ]);
});

describe('the hours of a week', () => {
  const days = daysFrom('2026-11-23', 7);
  test('are those in which the company works, and one more on both sides', () => {
    expect(hoursShown('Indian/Maldives', 'Indian/Maldives', days)).toEqual({ from: 420, to: 1140 });
    expect(hoursShown('Asia/Kolkata', 'Indian/Maldives', days)).toEqual({ from: 420, to: 1200 });
  });

  test('are the whole day for who lives where the company works at night', () => {
    expect(hoursShown('America/Los_Angeles', 'Indian/Maldives', days)).toEqual(wholeDay);
  });

  test('hold both of a week’s when clocks are moved in it', () => {
    const week = daysFrom('2026-03-23', 7);
    expect(hoursShown('Indian/Maldives', 'Europe/Berlin', week)).toEqual({ from: 600, to: 1380 });
  });

  test('grow with what lies outside', () => {
    const early = { from: 395, to: 440 };
    expect(hoursHolding({ from: 420, to: 1140 }, [early])).toEqual({ from: 360, to: 1140 });
    expect(hoursHolding({ from: 420, to: 1140 }, [])).toEqual({ from: 420, to: 1140 });
  });
});

test('what overlaps stands side by side, what does not has the whole width', () => {
  const [nine, ten, eleven] = [540, 600, 660];
  expect(
    lanesOf([
      { from: ten, to: ten + 45 },
      { from: nine, to: ten + 30 },
      { from: eleven, to: eleven + 45 },
      { from: nine + 30, to: ten },
    ]),
  ).toEqual([
    { lane: 1, of: 2 },
    { lane: 0, of: 2 },
    { lane: 0, of: 1 },
    { lane: 1, of: 2 },
  ]);
});

test('a week begins on Sunday where Friday is free, on Monday elsewhere', () => {
  expect(weekOf('Indian/Maldives', '2026-11-24')).toBe('2026-11-22');
  expect(weekOf('Indian/Maldives', '2026-11-22')).toBe('2026-11-22');
  expect(weekOf('Europe/Berlin', '2026-11-22')).toBe('2026-11-16');
  expect(
    ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'].map((day) => restsOn('Asia/Dhaka', day)),
  ).toEqual([false, true, true, false]);
  expect(restsOn('Europe/Berlin', '2026-11-29')).toBe(true);
});
