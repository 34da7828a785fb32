import { expect, test } from 'vitest';
import { notificationTypes } from './notifications.ts';
import { stoppingIn, stoppingInWords } from './unsubscribing.ts';

const seal = '0'.repeat(32);
const read = (words: string) => stoppingIn(`${words}-${seal}`);

test('a token says whose mail it ends, and of which types, in whatever order they came', () => {
  const words = stoppingInWords({ userId: 7, types: ['offer.sent', 'alert.told'] });
  expect(words).toBe('7-alert.told~offer.sent');
  expect(read(words)).toEqual({ userId: 7, types: ['alert.told', 'offer.sent'] });
});

test('each type has a token of its own that fits into a link', () => {
  for (const type of notificationTypes)
    expect(read(stoppingInWords({ userId: 999_999_999, types: [type] }))?.types).toEqual([type]);
});

test('a mail that tells of many kinds of things ends all', () => {
  expect(stoppingInWords({ userId: 7, types: notificationTypes.slice(0, 6) })).toBe('7-all');
  expect(read('7-all')?.types).toEqual(notificationTypes);
});

test.each(['7-', '7-nothing', '-alert.told', '7-alert.told~', '99999999999-alert.told', 'x'])(
  '%s says nothing, or only what there is',
  (words) => {
    const types = read(words)?.types ?? [];
    expect(types.filter((type) => type !== 'alert.told')).toEqual([]);
  },
);
