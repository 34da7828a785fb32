import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTitle } from '#matching/features/title.ts';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { titled } from '#test/features.ts';
import { areNeighbours, isSameTrade, titleNearness } from './title-nearness.ts';

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

  it.each([
    ['Plasma spray technician', 'Senior plasma spray technician – urgent'],
    ['Zyxo winder', 'Jr. Zyxo winder (full time)'],
    ['Qorvath finisher', 'Qorvath finisher, night shift'],
  ])('words that nobody knows are the trade, however they are framed: %s, %s', (one, other) => {
    expect(same(one, other)).toBe(true);
  });

  it.each([
    ['Zyxo winder', 'Zyxo winder Malé'],
    ['Guru Jahitan', 'Guru Jahitan Island'],
  ])('and where most of them are the same it is work near it: %s, %s', (one, other) => {
    expect(near(one, other)).toBeGreaterThanOrEqual(0.4);
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

describe('neighbouring trades are akin in what is done', () => {
  const neighbours = (one: string, other: string) =>
    areNeighbours(readTitle(vocabulary, one), readTitle(vocabulary, other));

  it.each([
    ['Waiter', 'Bartender'],
    ['Staff nurse', 'Charge nurse'],
    ['Dive instructor', 'Snorkel guide'],
    ['Night auditor', 'Receptionist'],
    ['Database administrator', 'Systems administrator'],
    ['Project manager', 'Construction project manager'],
    ['Room attendant', 'Cleaner'],
    ['Accountant', 'Bookkeeper'],
    ['Plumber', 'Pipe fitter'],
    ['Cook', 'Commis chef'],
  ])('%s and %s', (one, other) => {
    expect(neighbours(one, other)).toBe(true);
  });

  it.each([
    ['Clinical fellow', 'Research fellow'],
    ['Network administrator', 'Sales administrator'],
    ['Ward administrator', 'Systems administrator'],
    ['Bank manager', 'Project manager'],
    ['Ward manager', 'Facilities manager'],
    ['Finance officer', 'Security officer'],
    ['Security guard', 'Lifeguard'],
    ['Sales assistant', 'Healthcare assistant'],
    ['Support worker', 'Metal worker'],
    ['Consultant cardiologist', 'Management consultant'],
    ['Marketing executive', 'HR executive'],
    ['Pharmacy technician', 'AC technician'],
    ['Research associate', 'Retail associate'],
  ])('and a shared ordinary word makes none of %s and %s', (one, other) => {
    expect(neighbours(one, other)).toBe(false);
  });
});

const names = [
  'Waiter',
  'Bartender',
  'Dive Instructor',
  'Dive Guide',
  'Accountant',
  'Sous Chef',
  'Sales Manager',
  'Qwxyz',
];
const title = fc.constantFrom(...names);

describe('how near two titles are', () => {
  it('is the same from both sides, and lies between nothing and all', () => {
    fc.assert(
      fc.property(title, title, (one, other) => {
        const [a, b] = [titled(one), titled(other)];
        expect(titleNearness(a, b)).toBeCloseTo(titleNearness(b, a), 10);
        expect(titleNearness(a, b)).toBeGreaterThanOrEqual(0);
        expect(titleNearness(a, b)).toBeLessThanOrEqual(1.01);
        expect(isSameTrade(a, b)).toBe(isSameTrade(b, a));
        expect(areNeighbours(a, b)).toBe(areNeighbours(b, a));
      }),
    );
  });

  it('is most for a title and itself, and then it is the same trade', () => {
    for (const one of names.filter((name) => name !== 'Qwxyz')) {
      const own = titleNearness(titled(one), titled(one));
      expect(isSameTrade(titled(one), titled(one))).toBe(true);
      for (const other of names.filter((name) => name !== one))
        expect(titleNearness(titled(one), titled(other))).toBeLessThan(own);
    }
  });
});
