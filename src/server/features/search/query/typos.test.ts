import { expect, test } from 'vitest';
import { likeliest, oneTypoAway, type Resembling } from './typos.ts';

const inMarket: Resembling[] = [
  ['nurse', 6_000, 200],
  ['nursery', 300, 60],
  ['chef', 30, 18],
  ['chief', 900, 90],
  ['chft', 3, 3],
  ['waiter', 12, 8],
  ['water', 500, 12],
  ['winter', 300, 20],
  ['cleaner', 60, 20],
  ['clear', 3_000, 1],
  ['carer', 80, 30],
  ['career', 4_000, 12],
  ['sales', 3_000, 200],
  ['sels', 3, 3],
  ['manager', 9_000, 200],
  ['driver', 300, 100],
  ['drive', 4_000, 2],
  ['cairo', 2_000, 200],
  ['ciara', 2, 0],
  ['porter', 50, 30],
  ['pivot', 20, 0],
  ['ibs', 8, 3],
  ['receptionist', 400, 200],
  ['receptionists', 20, 2],
  ['graphic', 300, 150],
].map(([word, jobs, named]) => ({ word, lexeme: word, jobs, named }) as Resembling);

test.each([
  ['nusre', 'nurse'],
  ['nrse', 'nurse'],
  ['nurrse', 'nurse'],
  ['nutse', 'nurse'],
  ['chfe', 'chef'],
  ['chrf', 'chef'],
  ['wiater', 'waiter'],
  ['watier', 'waiter'],
  ['mnaager', 'manager'],
  ['cleanr', 'cleaner'],
  ['carrer', 'carer'],
  ['saels', 'sales'],
  ['nurce', 'nurse'],
  ['grafic', 'graphic'],
  ['drvier', 'driver'],
  ['ciaro', 'cairo'],
  ['portwr', 'porter'],
  ['recepsionist', 'receptionist'],
  ['recpetoinist', 'receptionist'],
])('“%s” was meant to be “%s”', (typed, meant) => {
  expect(likeliest(typed, 0, inMarket)[0]?.word).toBe(meant);
});

test.each(['pilot', 'ibis', 'purse', 'cipher', 'chair', 'stairs', 'boat', 'golang'])(
  '“%s” is another word, and no typo of one of these',
  (typed) => expect(likeliest(typed, 0, inMarket)).toEqual([]),
);

test('a word that some jobs have is a typo only of a much more frequent one', () => {
  expect(likeliest('nutse', 10, inMarket)[0]?.word).toBe('nurse');
  expect(likeliest('nutse', 500, inMarket)).toEqual([]);
});

test('whatever is one typo away is tried, and not the word itself', () => {
  const near = oneTypoAway('chef');
  for (const other of ['hcef', 'chf', 'chhef', 'chwf', 'chefs', 'cehf']) expect(near).toContain(other);
  expect(near).not.toContain('chef');
  expect(oneTypoAway('ދުނި')).toEqual([]);
});
