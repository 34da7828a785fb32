import { describe, expect, it } from 'vitest';
import { readTitle } from '#matching/reading/title.ts';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { isSameTrade, titleNearness } from './title-nearness.ts';

const vocabulary = loadVocabulary();
const near = (one: string, other: string) =>
  titleNearness(readTitle(vocabulary, one), readTitle(vocabulary, other));
const same = (one: string, other: string) =>
  isSameTrade(readTitle(vocabulary, one), readTitle(vocabulary, other));

describe('titles of near work are nearer than titles of other work', () => {
  it.each([
    ['waiter', 'food server', 'accountant'],
    ['software developer', 'programmer', 'estate agent'],
    ['room attendant', 'housekeeper', 'electrician'],
    ['skipper', 'ship captain', 'hair stylist'],
    ['sales assistant', 'retail clerk', 'assistant chef'],
    ['Plumber', 'Pipe fitter', 'Payroll officer'],
    ['Dive instructor', 'Dive guide', 'Dental nurse'],
    ['Femme de chambre', 'Housekeeping supervisor', 'Driver'],
    ['ކައްކާ މީހާ', 'Commis chef', 'Security guard'],
    ['Matelot', 'Bosun', 'Baker'],
  ])('%s: %s, not %s', (title, nearer, farther) => {
    expect(near(title, nearer)).toBeGreaterThan(near(title, farther) + 0.2);
    expect(near(title, nearer)).toBeGreaterThanOrEqual(0.4);
    expect(near(title, farther)).toBeLessThan(0.4);
    expect(near(title, nearer)).toBeCloseTo(near(nearer, title), 5);
  });

  it('and the same title is as near as can be', () => {
    for (const title of ['Waiter', 'Zyxo winder', 'Senior Data Engineer', 'Kellner'])
      expect(near(title, title), title).toBeGreaterThan(0.6);
    expect(near('', '')).toBe(0);
  });
});

describe('whether two titles name one trade is another question', () => {
  it.each([
    ['Speed boat captain', 'Launch master'],
    ['Air hostess', 'Cabin crew'],
    ['Room boy', 'Housekeeping attendant'],
    ['HCA', 'Health care assistant'],
    ['Maid', 'Domestic worker'],
    ['Kellner', 'Waitress'],
    ['Moniteur de plongée', 'Scuba instructor'],
    ['Masveriyaa', 'Fisherman'],
    ['Frigorista', 'A/C technician'],
    ['Software developer', 'Developer, software'],
    ['Zyxo winder', 'ZYXO WINDER (2 posts)'],
  ])('%s and %s are one', (one, other) => {
    expect(same(one, other)).toBe(true);
    expect(same(other, one)).toBe(true);
  });

  it.each([
    ['Plumber', 'Pipe fitter'],
    ['Waiter', 'Bartender'],
    ['Dive instructor', 'Dive guide'],
    ['Bank manager', 'Project manager'],
    ['Network administrator', 'Sales administrator'],
    ['Clinical fellow', 'Research fellow'],
    ['Music teacher', 'Teacher'],
    ['Horse groom', 'Bellboy'],
    ['Civil servant', 'Maid'],
    ['Cook', 'Boat captain'],
  ])('%s and %s are two', (one, other) => {
    expect(same(one, other)).toBe(false);
  });
});
