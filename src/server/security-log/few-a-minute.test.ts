import { expect, test } from 'vitest';
import { fewAMinute } from './few-a-minute.ts';
import type { SecurityEntry } from './security-log.queries.ts';

const refused = (more: Partial<SecurityEntry> = {}): SecurityEntry => ({
  act: 'call.refused',
  outcome: 'refused',
  actorId: 7,
  network: '198.51.100',
  ...more,
});

test('of what one person is refused over and over, twenty entries are written and one tells how many more', () => {
  const few = fewAMinute();
  const written = Array.from({ length: 137 }, (_, id) => few.takes(refused({ details: { id } })));
  expect(written.filter(Boolean)).toHaveLength(20);
  expect(few.rest()).toEqual([refused({ details: { more: 117 } })]);
  expect(few.rest()).toEqual([]);
  expect(few.takes(refused())).toBe(true);
});

test('one person’s flood leaves another’s entries alone, and their own of another kind', () => {
  const few = fewAMinute();
  for (let times = 0; times < 100; times += 1) few.takes(refused());
  expect(few.takes(refused({ actorId: 8 }))).toBe(true);
  expect(few.takes(refused({ act: 'sign-in.failed' }))).toBe(true);
});

test('who is not signed in counts by network, whichever accounts they try', () => {
  const few = fewAMinute();
  const tried = (network: string, userId: number) =>
    few.takes(refused({ act: 'sign-in.failed', actorId: null, network, userId }));
  const first = Array.from({ length: 50 }, (_, userId) => tried('198.51.100', userId));
  expect(first.filter(Boolean)).toHaveLength(20);
  expect(tried('203.0.113', 1)).toBe(true);
});

test('thousands of networks together add three hundred entries a minute, and one for all of the rest', () => {
  const few = fewAMinute();
  const written = Array.from({ length: 5_000 }, (_, index) =>
    few.takes(refused({ act: 'sign-in.failed', outcome: 'failed', actorId: null, network: `10.0.${index}` })),
  );
  expect(written.filter(Boolean)).toHaveLength(300);
  expect(few.rest()).toEqual([
    { act: 'sign-in.failed', outcome: 'failed', actorId: null, network: null, details: { more: 4_700 } },
  ]);
});
