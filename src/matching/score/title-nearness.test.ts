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

describe('old, local, gendered and foreign names are near the trade they are of', () => {
  it.each([
    ['Tea boy', 'Office assistant'],
    ['Tea boy', 'Tea attendant'],
    ['Coolie', 'Porter'],
    ['Coolie', 'Labourer'],
    ['Ayah', 'Nanny'],
    ['Ayah', 'Maid'],
    ['Hausmeister', 'Caretaker'],
    ['Hausmeister', 'Maintenance technician'],
    ['Lady driver', 'Driver'],
    ['Stewardess (yacht)', 'Yacht steward'],
    ['Bearer', 'Waiter'],
    ['Manageress', 'Manager'],
    ['Delivery boy', 'Courier'],
    ['Cabin boy', 'Yacht steward'],
    ['Veilleur de nuit', 'Night porter'],
    ['Buzo', 'Diver'],
    ['Custode', 'Caretaker'],
    ['Gardien d’immeuble', 'Caretaker'],
    ['Fihaara meehaa', 'Shop assistant'],
    ['Bin man', 'Refuse collector'],
    ['Pump boy', 'Petrol station attendant'],
    ['Mistri', 'Mason'],
    ['Chauffeur de bus', 'Bus driver'],
    ['Abogada', 'Lawyer'],
    ['Comptable', 'Accountant'],
  ])('%s: %s', (one, other) => {
    expect(near(one, other)).toBeGreaterThanOrEqual(0.45);
  });
});

describe('what two titles are of says little where the work is another', () => {
  it.each([
    ['Kitchen fitter', 'Kitchen porter'],
    ['Laundry mechanic', 'Laundry attendant'],
    ['Spa engineer', 'Spa therapist'],
    ['Wine grower', 'Wine waiter'],
    ['Cabin maker', 'Cabin crew'],
    ['Carpet fitter', 'Carpet cleaner'],
    ['Flight engineer', 'Flight attendant'],
    ['Sales engineer, lifts', 'Lift attendant'],
    ['Pool car driver', 'Pool attendant'],
    ['Table maker', 'Table attendant'],
    ['Yacht broker', 'Yacht captain'],
    ['Front office software developer', 'Front office receptionist'],
    ['Security analyst', 'Security guard'],
  ])('%s is far from %s', (one, other) => {
    expect(near(one, other)).toBeLessThan(0.4);
    expect(near(other, one)).toBeLessThan(0.4);
  });

  it.each([
    ['Dive instructor', 'Dive guide'],
    ['Kitchen assistant', 'Kitchen porter'],
    ['Software developer', 'Software engineer'],
    ['Room attendant', 'Room cleaner'],
    ['Restaurant waiter', 'Restaurant host'],
    ['Boat captain', 'Boat driver'],
    ['Staff nurse', 'Nurse assistant'],
    ['Sales assistant', 'Sales agent'],
    ['Bar attendant', 'Bartender'],
    ['Pool attendant', 'Pool lifeguard'],
  ])('and near trades stay near: %s and %s', (one, other) => {
    expect(near(one, other)).toBeGreaterThanOrEqual(0.4);
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
    ['Oiler', 'Engine room rating'],
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
