import { expect, test } from 'vitest';
import { KeptLately } from './kept-lately.ts';

test('what nobody has asked for the longest makes room for what is new', () => {
  const kept = new KeptLately<number>(2);
  kept.set('one', 1);
  kept.set('two', 2);
  expect(kept.get('one')).toBe(1);
  kept.set('three', 3);
  expect(['one', 'two', 'three'].map((name) => kept.get(name))).toEqual([1, undefined, 3]);
});

test('where some are larger than others, so much is kept as there is room for', () => {
  const kept = new KeptLately<string>(10, ({ length }) => length);
  kept.set('long', 'x'.repeat(8));
  kept.set('long', 'x'.repeat(6));
  kept.set('short', 'xxxx');
  expect(kept.get('long')).toHaveLength(6);
  kept.set('more', 'x');
  expect(kept.get('short')).toBeUndefined();
  expect(kept.get('long')).toHaveLength(6);
  kept.set('too long', 'x'.repeat(11));
  expect(kept.get('too long')).toBeUndefined();
});
