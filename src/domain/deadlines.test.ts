import { expect, test } from 'vitest';
import { isDate } from './dates.ts';
import { dateIn, daysAfter, endOfDay, isPastDeadline, prefilledDeadline } from './deadlines.ts';

const male = 'Indian/Maldives'; // five hours ahead of UTC, without summer time

test('the day in the Maldives begins five hours before the day in UTC', () => {
  expect(dateIn(male, '2026-03-31T18:59:59Z')).toBe('2026-03-31');
  expect(dateIn(male, '2026-03-31T19:00:00Z')).toBe('2026-04-01');
});

test('a deadline is kept until the end of its day where the company is', () => {
  expect(isPastDeadline('2026-03-31', male, '2026-03-31T18:59:59.999Z')).toBe(false);
  expect(isPastDeadline('2026-03-31', male, '2026-03-31T19:00:00Z')).toBe(true);
  expect(isPastDeadline('2026-03-31', 'Pacific/Honolulu', '2026-04-01T09:59:59Z')).toBe(false);
  expect(isPastDeadline('2026-03-31', 'Pacific/Honolulu', '2026-04-01T10:00:00Z')).toBe(true);
});

test('a day in which the clocks change has one date throughout', () => {
  expect(dateIn('Europe/London', '2026-03-29T00:30:00Z')).toBe('2026-03-29');
  expect(dateIn('Europe/London', '2026-03-29T22:59:59Z')).toBe('2026-03-29');
  expect(dateIn('Europe/London', '2026-03-29T23:00:00Z')).toBe('2026-03-30');
});

test.each([
  ['2026-01-31', 1, '2026-02-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 365, '2027-12-31'],
  ['2026-05-05', 0, '2026-05-05'],
])('%s and %i days is %s', (date, days, later) => {
  expect(daysAfter(date, days)).toBe(later);
});

test('the form is prefilled from the day it is where the company is', () => {
  expect(prefilledDeadline(male, 30, '2026-03-31T20:00:00Z')).toBe('2026-05-01');
});

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['2026-04-31', false],
  ['1899-12-31', false],
  ['0002-01-01', false],
  ['12026-01-01', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00', false],
  ['', false],
])('%j is a day: %s', (text, isDay) => {
  expect(isDate(text)).toBe(isDay);
});

test.each([
  [male, '2026-03-31', '2026-03-31T19:00:00Z'],
  ['Pacific/Honolulu', '2026-12-31', '2027-01-01T10:00:00Z'],
  // The clocks are moved on this day, which is an hour shorter.
  ['Europe/London', '2026-03-29', '2026-03-29T23:00:00Z'],
  // Here they are moved at midnight: the next day begins an hour late.
  ['Africa/Cairo', '2026-04-23', '2026-04-23T22:00:00Z'],
  [male, '2026-02-30', undefined],
  [male, '', undefined],
])('in %s %s ends at %s', (zone, day, end) => {
  expect(endOfDay(zone, day)).toBe(end);
});

test('a day is over at the moment it ends, and not before: both rules say the same', () => {
  for (const zone of [male, 'Pacific/Honolulu', 'Europe/London', 'Asia/Kathmandu']) {
    const end = Date.parse(endOfDay(zone, '2026-10-24') ?? '');
    expect(isPastDeadline('2026-10-24', zone, new Date(end - 1).toISOString())).toBe(false);
    expect(isPastDeadline('2026-10-24', zone, new Date(end).toISOString())).toBe(true);
  }
});
