import { describe, expect, test } from 'vitest';
import { isActive, isMovable, isUnanswered, isWithdrawable } from './application-status.ts';

const waiting = { status: 'submitted', withdrawnAt: null, statusUpdatedAt: '2026-03-01T08:00:00Z' } as const;
const withdrawn = { ...waiting, withdrawnAt: '2026-03-02T08:00:00Z' };

describe('an application', () => {
  test('is active until it is decided or withdrawn', () => {
    expect(isActive(waiting)).toBe(true);
    expect(isActive({ ...waiting, status: 'rejected' })).toBe(false);
    expect(isActive(withdrawn)).toBe(false);
  });

  test('can be taken back until its author is hired, and only once', () => {
    expect(isWithdrawable({ ...waiting, status: 'offered' })).toBe(true);
    expect(isWithdrawable({ ...waiting, status: 'hired' })).toBe(false);
    expect(isWithdrawable(withdrawn)).toBe(false);
  });

  test('is moved by nobody once it is withdrawn', () => {
    expect(isMovable(waiting)).toBe(true);
    expect(isMovable(withdrawn)).toBe(false);
  });

  test('goes unanswered when nothing has changed for three weeks and something still could', () => {
    expect(isUnanswered(waiting, '2026-03-22T07:59:59Z')).toBe(false);
    expect(isUnanswered(waiting, '2026-03-22T08:00:00Z')).toBe(true);
    expect(isUnanswered({ ...waiting, status: 'hired' }, '2026-06-01T08:00:00Z')).toBe(false);
    expect(isUnanswered(withdrawn, '2026-06-01T08:00:00Z')).toBe(false);
  });
});
