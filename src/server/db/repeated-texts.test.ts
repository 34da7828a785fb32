import { expect, it } from 'vitest';
import { namesOfTexts } from './repeated-texts.ts';

it('gives no name to a text that was asked for once or twice, as nobody may ask for it again', () => {
  const nameOf = namesOfTexts({ often: 3, most: 10, counted: 10 });

  expect([nameOf('select 1'), nameOf('select 1')]).toEqual([undefined, undefined]);
});

it('gives no more names than connections can keep plans for, and takes none away', () => {
  const nameOf = namesOfTexts({ often: 1, most: 2, counted: 10 });
  const names = ['select 1', 'select 2', 'select 3'].map(nameOf);

  expect(names[2]).toBeUndefined();
  expect(names[0]).not.toBe(names[1]);
  expect(['select 1', 'select 2'].map(nameOf)).toEqual(names.slice(0, 2));
});

it('forgets how often a text came when many others have come since', () => {
  const nameOf = namesOfTexts({ often: 2, most: 10, counted: 2 });
  for (const text of ['select 1', 'select 2', 'select 3']) nameOf(text);

  expect(nameOf('select 1')).toBeUndefined();
  expect(nameOf('select 1')).toBeDefined();
});
