import { expect, test } from 'vitest';
import { mailState, mailStateLabel, mailStates } from './mail.ts';

const at = '2026-03-01T08:00:00Z';

test.each([
  [null, null, 'waiting'],
  [at, null, 'sent'],
  [null, at, 'given_up'],
  // It has reached them, whatever was thought before.
  [at, at, 'sent'],
] as const)('a mail sent at %s and given up at %s is %s', (sentAt, givenUpAt, state) => {
  expect(mailState({ sentAt, givenUpAt })).toBe(state);
});

test('each state is called something', () => {
  expect(mailStates.map((state) => mailStateLabel[state])).toEqual(['Sent', 'Waiting', 'Given up']);
});
