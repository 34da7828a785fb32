import { expect, test } from 'vitest';
import { answerStanding } from './answer-standing.ts';

const now = '2026-11-22T10:00:00Z';
const waiting = {
  status: 'submitted',
  withdrawnAt: null,
  answeredAt: null,
  answerDueAt: '2026-12-05T10:00:00Z',
  startsOn: null,
  toldAt: null,
} as const;

test('an answer that is awaited has its day, and is overdue after it', () => {
  expect(answerStanding(waiting, now)).toEqual({ words: 'Due', on: waiting.answerDueAt });
  const late = { ...waiting, answerDueAt: '2026-11-21T10:00:00Z' };
  expect(answerStanding(late, now)).toEqual({ words: 'Overdue', on: late.answerDueAt });
  expect(answerStanding({ ...waiting, answerDueAt: null }, now)).toEqual({ words: '' });
});

test('whoever has been answered, taken on, rejected or has withdrawn is not overdue any more', () => {
  const late = { ...waiting, answerDueAt: '2026-11-01T10:00:00Z' };
  expect(answerStanding({ ...late, answeredAt: now, status: 'interviewing' }, now).words).toBe('Answered');
  expect(answerStanding({ ...late, answeredAt: now, status: 'hired', startsOn: '2026-12-10' }, now)).toEqual({
    words: 'Starts',
    on: '2026-12-10',
  });
  expect(answerStanding({ ...late, answeredAt: now, status: 'hired' }, now).words).toBe('Answered');
  expect(answerStanding({ ...late, answeredAt: now, status: 'rejected', toldAt: now }, now)).toEqual({
    words: 'Notified',
    on: now,
  });
  expect(answerStanding({ ...late, answeredAt: now, status: 'rejected' }, now).words).toBe(
    'Not notified yet',
  );
  expect(answerStanding({ ...late, withdrawnAt: now, status: 'rejected' }, now).words).toBe('Withdrew');
});
