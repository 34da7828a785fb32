import { expect, test } from 'vitest';
import { nextOf, shortTime, standingFor } from './card-words.ts';

const now = '2026-11-22T12:00:00.000Z';
const nothing = {
  status: 'screening',
  answerDueAt: null,
  answeredAt: null,
  interviewAt: null,
  replyBy: null,
  startsOn: null,
} as const;
const interviewAt = '2026-11-26T10:30:00.000Z';

test('a card says the one thing that comes next', () => {
  expect(nextOf(nothing, now)).toBeUndefined();
  const due = { ...nothing, answerDueAt: '2026-12-05T12:00:00.000Z' };
  expect(nextOf(due, now)).toEqual({ words: 'due', time: due.answerDueAt, as: 'day' });
  expect(nextOf({ ...due, interviewAt }, now)).toEqual({ words: '', time: interviewAt, as: 'hour' });
  expect(nextOf({ ...due, answeredAt: now }, now)).toBeUndefined();
  expect(nextOf({ ...nothing, status: 'offered', replyBy: '2026-12-04' }, now)?.words).toBe('reply by');
  expect(nextOf({ ...nothing, status: 'hired', startsOn: '2026-12-10' }, now)?.words).toBe('starts');
  expect(nextOf({ ...nothing, status: 'hired', startsOn: '2026-11-20' }, now)?.words).toBe('started');
});

test('an answer that is overdue comes before an interview, and is late', () => {
  const overdue = { ...nothing, answerDueAt: '2026-11-18T12:00:00.000Z', interviewAt };
  expect(nextOf(overdue, now)).toMatchObject({ words: 'due', time: overdue.answerDueAt, late: true });
});

test('a card that was moved a moment ago does not speak of where it stood', () => {
  expect(nextOf({ ...nothing, status: 'rejected', interviewAt }, now)).toBeUndefined();
  expect(nextOf({ ...nothing, status: 'hired', replyBy: '2026-12-04' }, now)).toBeUndefined();
  expect(nextOf({ ...nothing, status: 'offered', startsOn: '2026-12-10' }, now)).toBeUndefined();
});

test('how long it has stood there is as short as a card is narrow', () => {
  const since = (hours: number) =>
    standingFor(new Date(Date.parse(now) - hours * 3_600_000).toISOString(), now);
  expect([0.5, 23.9, 24, 15 * 24, 99 * 24, 105 * 24].map(since)).toEqual([
    '30 min',
    '23 h',
    '1 d',
    '15 d',
    '99 d',
    '15 wk',
  ]);
  expect(since(-2)).toBe('0 min');
});

test('a time within the week names the weekday, a later one the day, one of another year the year', () => {
  expect(shortTime({ time: interviewAt, as: 'hour' }, now)).toMatch(/^Thu,? \d\d:30$/);
  expect(shortTime({ time: '2026-12-20T10:30:00.000Z', as: 'hour' }, now)).toMatch(/^20 Dec,? \d\d:30$/);
  expect(shortTime({ time: '2026-12-05', as: 'day' }, now)).toBe('5 Dec');
  expect(shortTime({ time: '2027-01-05', as: 'day' }, now)).toBe('5 Jan 2027');
});
