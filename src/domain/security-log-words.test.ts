import { expect, test } from 'vitest';
import { actsOf, securityActs, securityGroups } from './security-log.ts';
import { particulars, whatHappened } from './security-log-words.ts';

const told = (act: string, outcome: string, details: Record<string, unknown> = {}) =>
  whatHappened({ act, outcome, details });

test('every act is found under one of the filters, and under no second one', () => {
  expect(securityGroups.flatMap(actsOf).sort()).toEqual([...securityActs].sort());
});

test('what happened is said in a few words, by the way it was done where that says more', () => {
  expect(told('sign-in.done', 'done', { way: 'passkey' })).toBe('Signed in with a passkey');
  expect(told('sign-in.failed', 'failed', { way: 'password' })).toBe('Wrong password');
  expect(told('sign-in.failed', 'failed')).toBe('Could not sign in');
  expect(told('identity.confirmed', 'failed', { way: 'password' })).toBe('Confirmed who they are: failed');
  expect(told('call.refused', 'refused', { more: 37 })).toBe('Was refused: 37 more times within a minute');
  expect(told('input.refused', 'refused', { way: 'often' })).toBe('Was refused over and over');
  expect(told('lighthouse.lit', 'done')).toBe('lighthouse.lit');
});

test('particulars name the call first and whom it showed last, all of them in a file', () => {
  const details = { ids: [3, 4], call: 'GET /api/companies/:id/members', id: 7 };
  expect(particulars({ details })).toBe('GET /api/companies/:id/members, id: 7, shown: 2');
  expect(particulars({ details }, { all: true })).toBe('GET /api/companies/:id/members, id: 7, shown: 3 4');
  expect(particulars({ details: { from: 'hiring_manager', to: 'recruiter', way: 'x' } })).toBe(
    'from: hiring manager, to: recruiter',
  );
  expect(particulars({ details: {} })).toBe('');
});
