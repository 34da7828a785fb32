import { expect, test } from 'vitest';
import { timeAgo, writtenOut } from './Time.tsx';

const now = Date.parse('2026-03-31T12:00:00Z');
const ago = (seconds: number) => timeAgo(new Date(now - seconds * 1000).toISOString(), now);
const day = 86_400;

test('how long ago something was is told in the unit people would use', () => {
  expect(ago(20)).toBe('just now');
  expect(ago(61)).toBe('1 minute ago');
  expect(ago(5 * 3600)).toBe('5 hours ago');
  expect(ago(day)).toBe('yesterday');
  expect(ago(13 * day)).toBe('13 days ago');
  expect(ago(15 * day)).toBe('2 weeks ago');
  expect(ago(70 * day)).toBe('2 months ago');
  expect(ago(800 * day)).toBe('2 years ago');
});

test('a clock that runs ahead makes nothing happen in the future', () => {
  expect(ago(-30)).toBe('just now');
});

test('a calendar date is the same day in every time zone', () => {
  expect(writtenOut('2026-03-31')).toBe('31 Mar 2026');
  expect(writtenOut('2026-03-01', 'month')).toBe('Mar 2026');
});
