import { describe, expect, test } from 'vitest';
import { applicationStatuses, isInterviewable } from './application-status.ts';
import {
  endOf,
  hasBegun,
  interviewStates,
  type InterviewState,
  isBookable,
  isCancellable,
  isReschedulable,
  isScorable,
  joinable,
  scorecardDueAt,
  spansFor,
  timesProblem,
} from './interviews.ts';
import { limits } from './limits.ts';

const startsAt = '2026-11-24T14:00:00Z';
const male = 'Indian/Maldives';
const whose = (zones: Parameters<typeof spansFor>[1]) =>
  spansFor('interviewer', zones, startsAt, 30).map(
    (one) => `${one.for}: ${one.span.split(', ').slice(2).join(', ')}`,
  );

test('an interviewer elsewhere sees their own clocks, the company’s and the candidate’s', () => {
  expect(
    whose({ companyTimeZone: male, candidateTimeZone: 'America/New_York', ownTimeZone: 'Europe/Berlin' }),
  ).toEqual([
    'For you: 15:00 to 15:30, Berlin time (UTC+1)',
    'At the company: 19:00 to 19:30, Malé time (UTC+5)',
    'For the candidate: 09:00 to 09:30, New York time (UTC−5)',
  ]);
});

test('clocks that show the same are one line', () => {
  const berlin = 'Europe/Berlin';
  expect(whose({ companyTimeZone: male, candidateTimeZone: berlin, ownTimeZone: berlin })).toEqual([
    'For you and the candidate: 15:00 to 15:30, Berlin time (UTC+1)',
    'At the company: 19:00 to 19:30, Malé time (UTC+5)',
  ]);
  expect(whose({ companyTimeZone: male, candidateTimeZone: male, ownTimeZone: male })).toHaveLength(1);
});

const now = '2026-11-24T12:00:00Z';
const later = '2026-11-24T12:01:00Z';
const earlier = '2026-11-24T11:59:00Z';
const standing = (state: InterviewState, at: string | null, more: { scored?: boolean } = {}) => ({
  state,
  startsAt: at,
  minutes: 45,
  ...more,
});

describe('what can be done with an interview', () => {
  test.each([
    // state, when, and what can be done: [book, reschedule, cancel, score]
    ['proposed', null, [true, true, true, false]],
    ['booked', later, [true, true, true, true]],
    ['booked', now, [false, false, false, true]],
    ['booked', earlier, [false, false, false, true]],
    ['booked', '2026-11-24T13:00:00Z', [true, true, true, true]],
    ['booked', '2026-11-24T13:00:01Z', [true, true, true, false]],
    ['declined', null, [false, true, false, false]],
    ['declined', later, [false, true, false, false]],
    ['cancelled', later, [false, false, false, false]],
    ['cancelled', null, [false, false, false, false]],
  ] as const)('that is %s for %s', (state, at, can) => {
    const interview = standing(state, at);
    expect([
      isBookable(interview, now),
      isReschedulable(interview, now),
      isCancellable(interview, now),
      isScorable(interview, now),
    ]).toEqual(can);
  });

  test('that was scored before its time: it was held, and stays as it was', () => {
    const held = standing('booked', later, { scored: true });
    expect(hasBegun(held, now)).toBe(true);
    expect([isBookable(held, now), isReschedulable(held, now), isCancellable(held, now)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('that was called off has never begun, whenever it was to be', () => {
    for (const state of interviewStates)
      expect(hasBegun(standing(state, earlier), now)).toBe(state === 'booked');
    expect(hasBegun(standing('booked', null), now)).toBe(false);
  });
});

test('people are interviewed until they are decided on or gone', () => {
  const of = (withdrawnAt: string | null) =>
    applicationStatuses.filter((status) => isInterviewable({ status, withdrawnAt }));
  expect(of(null)).toEqual(['submitted', 'screening', 'interviewing', 'offered']);
  expect(of(now)).toEqual([]);
});

test('an interview ends after its minutes, and is written about within two days of that', () => {
  const late = { startsAt: '2026-12-31T23:30:00Z', minutes: 45 };
  expect(endOf(late)).toBe('2027-01-01T00:15:00Z');
  expect(scorecardDueAt(late)).toBe('2027-01-03T00:15:00Z');
});

describe('times that are proposed', () => {
  const minutesAhead = (minutes: number) =>
    `${new Date(Date.parse(now) + minutes * 60_000).toISOString().slice(0, 19)}Z`;
  const furthest = limits.interviewDaysAhead * 24 * 60;

  test('are one at least, and as many as the limit at most', () => {
    const some = (count: number) => Array.from({ length: count }, (_, at) => minutesAhead(at + 1));
    expect(timesProblem([], now)).toBeDefined();
    expect(timesProblem(some(1), now)).toBeUndefined();
    expect(timesProblem(some(limits.interviewTimes), now)).toBeUndefined();
    expect(timesProblem(some(limits.interviewTimes + 1), now)).toContain(`${limits.interviewTimes}`);
  });

  test('lie ahead, and not too far', () => {
    expect(timesProblem([minutesAhead(1)], now)).toBeUndefined();
    expect(timesProblem([minutesAhead(0)], now)).toBe('Choose times in the future');
    expect(timesProblem([minutesAhead(5), minutesAhead(-5)], now)).toBe('Choose times in the future');
    expect(timesProblem([minutesAhead(furthest)], now)).toBeUndefined();
    expect(timesProblem([minutesAhead(furthest + 1)], now)).toMatch(/days ahead/);
  });

  test('are whole minutes, each once, however it is written', () => {
    expect(timesProblem(['2026-11-25T10:00:30Z'], now)).toMatch(/whole minutes/);
    expect(timesProblem(['2026-11-25T10:00:00Z', '2026-11-25T15:00:00+05:00'], now)).toMatch(/once/);
    expect(timesProblem(['2026-11-25T10:00:00Z', '2026-11-25T10:01:00Z'], now)).toBeUndefined();
  });
});

test('a candidate is told their own time first, and the interviewers’ where that is another', () => {
  const zones = { companyTimeZone: male, candidateTimeZone: 'Europe/Berlin' };
  expect(spansFor('candidate', zones, startsAt, 30).map((one) => one.for)).toEqual([
    'For you',
    'For the interviewers',
  ]);
  expect(spansFor('candidate', { ...zones, candidateTimeZone: male }, startsAt, 30)).toHaveLength(1);
});

describe('a meeting can be joined', () => {
  const meeting = { ...standing('booked', '2026-11-24T14:00:00Z'), place: 'https://meet.example/room' };
  test.each([
    ['2026-11-24T13:45:00Z', 'now'],
    ['2026-11-24T14:44:59Z', 'now'],
    ['2026-11-24T14:45:00Z', undefined],
    ['2026-11-24T13:44:59Z', 'today'],
    ['2026-11-23T19:00:00Z', 'today'],
    ['2026-11-23T18:59:59Z', undefined],
  ])('at %s: %s', (at, when) => {
    expect(joinable(meeting, male, at)).toBe(when);
  });

  test.each(['Staff office', 'javascript:alert(1)', 'data:text/html,x', 'meet.example/room', null])(
    'not where its place is %j',
    (place) => {
      expect(joinable({ ...meeting, place }, male, '2026-11-24T14:00:00Z')).toBeUndefined();
    },
  );

  test('not before it is booked, nor once it is off', () => {
    for (const state of ['proposed', 'declined', 'cancelled'] as const)
      expect(joinable({ ...meeting, state }, male, '2026-11-24T14:00:00Z')).toBeUndefined();
  });
});
