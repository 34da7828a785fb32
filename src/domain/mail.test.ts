import { expect, test } from 'vitest';
import { mailStateLabel, mailStates } from './mail.ts';

test('each state is called something of its own', () => {
  expect(new Set(mailStates.map((state) => mailStateLabel[state])).size).toBe(mailStates.length);
});
