import { expect, test } from 'vitest';
import { byUrgency, type TodayKind, urgencyOf } from './today.ts';

const now = '2026-03-10T08:00:00Z';

test.each([
  ['interview', '2026-03-10T07:50:00Z', 'now'],
  ['interview', '2026-03-10T09:00:00Z', 'now'],
  ['interview', '2026-03-10T09:01:00Z', 'today'],
  ['answer', '2026-03-10T07:59:59Z', 'overdue'],
  ['answer', '2026-03-11T08:00:00Z', 'today'],
  ['answer', '2026-03-11T08:00:01Z', 'soon'],
  ['scorecard', '2026-03-09T08:00:00Z', 'overdue'],
  ['scorecard', '2026-03-12T08:00:00Z', 'soon'],
  ['approval', '2026-03-09T08:00:00Z', 'today'],
  ['times', '2026-03-09T08:00:00Z', 'today'],
  ['offer', '2026-03-09T08:00:00Z', 'soon'],
  ['request', '2026-01-09T08:00:00Z', 'soon'],
] as const)('%s at %s is wanted: %s', (kind, at, urgency) => {
  expect(urgencyOf({ kind, at }, now)).toBe(urgency);
});

test('a task is late by its company’s date, and an offer that is out runs out by the clock', () => {
  expect(urgencyOf({ kind: 'task', at: '2026-03-10', late: false }, now)).toBe('today');
  expect(urgencyOf({ kind: 'task', at: '2026-03-09', late: true }, now)).toBe('overdue');
  expect(urgencyOf({ kind: 'offer', at: '2026-03-11T07:00:00Z', runsOut: true }, now)).toBe('today');
  expect(urgencyOf({ kind: 'offer', at: '2026-03-15T07:00:00Z', runsOut: true }, now)).toBe('soon');
});

test('whoever waits at this minute comes before what is late, the longest overdue before the rest', () => {
  const row = (kind: TodayKind, at: string, id: number) => ({
    kind,
    at,
    id,
    urgency: urgencyOf({ kind, at, late: kind === 'task' }, now),
  });
  const rows = [
    row('approval', '2026-03-09T08:00:00Z', 1),
    row('answer', '2026-03-09T08:00:00Z', 2),
    row('task', '2026-03-01', 3),
    row('answer', '2026-03-13T08:00:00Z', 4),
    row('interview', '2026-03-10T08:30:00Z', 5),
    row('interview', '2026-03-10T15:30:00Z', 6),
  ];
  expect(rows.toSorted(byUrgency).map(({ id }) => id)).toEqual([5, 3, 2, 1, 6, 4]);
});
