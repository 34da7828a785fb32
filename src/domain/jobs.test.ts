import { expect, test } from 'vitest';
import { isActive, isMovable, isWithdrawable } from './application-status.ts';
import { isOpen, jobStatuses } from './jobs.ts';
import { matchBand } from './match-band.ts';

const now = '2026-03-31T12:00:00Z';

test('only an active job counts as open', () => {
  const open = jobStatuses.filter((status) =>
    isOpen({ status, closesAt: null, companySuspended: false }, now),
  );
  expect(open).toEqual(['active']);
});

test('a job is open until the moment it closes', () => {
  const closing = (closesAt: string) => isOpen({ status: 'active', closesAt, companySuspended: false }, now);
  expect(closing('2026-03-31T12:00:00.001Z')).toBe(true);
  expect(closing('2026-03-31T12:00:00Z')).toBe(false);
});

test('a suspended company has no open jobs', () => {
  expect(isOpen({ status: 'active', closesAt: null, companySuspended: true }, now)).toBe(false);
});

test('a withdrawn application waits for nothing, is not moved and not withdrawn again', () => {
  const withdrawn = { status: 'screening', withdrawnAt: now } as const;
  expect([isActive(withdrawn), isMovable(withdrawn), isWithdrawable(withdrawn)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('who was rejected may still withdraw, who was hired may not', () => {
  expect(isWithdrawable({ status: 'rejected', withdrawnAt: null })).toBe(true);
  expect(isWithdrawable({ status: 'hired', withdrawnAt: null })).toBe(false);
  expect(isActive({ status: 'offered', withdrawnAt: null })).toBe(true);
  expect(isActive({ status: 'rejected', withdrawnAt: null })).toBe(false);
});

test('the match badge is green from 90 and blue from 80', () => {
  expect([100, 90, 89, 80, 79, 0].map(matchBand)).toEqual([
    'green',
    'green',
    'blue',
    'blue',
    'yellow',
    'yellow',
  ]);
});
