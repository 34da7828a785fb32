import { expect, it } from 'vitest';
import { namesOfTexts } from './repeated-texts.ts';

it('gives no name to a text that was asked for once or twice, as nobody may ask for it again', () => {
  const nameOf = namesOfTexts({ often: 3, among: 10, most: 10 });

  expect([nameOf('select 1'), nameOf('select 1')]).toEqual([undefined, undefined]);
});

it('gives no more names than connections can keep plans for, and takes none away', () => {
  const nameOf = namesOfTexts({ often: 1, among: 10, most: 2 });
  const names = ['select 1', 'select 2', 'select 3'].map(nameOf);

  expect(names[2]).toBeUndefined();
  expect(names[0]).not.toBe(names[1]);
  expect(['select 1', 'select 2'].map(nameOf)).toEqual(names.slice(0, 2));
});

it('leaves names for what comes often later, however many have come now and then before', () => {
  const nameOf = namesOfTexts({ often: 3, among: 20, most: 2 });
  const rare = Array.from({ length: 200 }, (_, at) => `select ${at % 19}`);
  expect(rare.map(nameOf).filter(Boolean)).toEqual([]);

  expect(['select 20', 'select 20', 'select 20'].map(nameOf)[2]).toBeDefined();
});
