import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jobFeatures, profileFeatures, titled } from '#test/features.ts';
import { placeFeatures } from '#matching/features/place.ts';
import { goalReasons, judgeGoals } from './goals.ts';

type Goals = ReturnType<typeof profileFeatures>['goals'];
const wanting = (goals: Partial<Goals>) =>
  profileFeatures({ goals: { ...profileFeatures().goals, ...goals } });
const judged = (job: Parameters<typeof jobFeatures>[0], goals: Partial<Goals>) =>
  judgeGoals(jobFeatures(job), wanting(goals));
const usd = (amount: number) => ({ amount, currency: 'USD' });
const paying = (max: number, currency = 'USD') => ({ pay: { max, currency } });

describe('what somebody wants next', () => {
  test('says nothing until both sides have spoken', () => {
    expect(judged({}, {}).value).toBeNull();
    expect(
      judged({ place: placeFeatures('Malé'), ...paying(900), startDate: '2027-01-01' }, {}).value,
    ).toBeNull();
    expect(
      judged({}, { places: [placeFeatures('Malé')], pay: usd(900), startDate: '2027-01-01' }).value,
    ).toBeNull();
  });

  test('is weighed of what is known alone', () => {
    expect(judged({}, { employmentTypes: ['full_time'] }).value).toBe(1);
    expect(
      judged(
        { place: placeFeatures('Addu City') },
        { employmentTypes: ['full_time'], places: [placeFeatures('Malé')] },
      ).value,
    ).toBe(0.5);
  });

  test('as a title is the nearest of those that are named', () => {
    const titles = ['Accountant', 'Dive Instructor', 'Cook'].map(titled);
    expect(judged({}, { titles }).title).toMatchObject({ value: 1, nearest: 'Dive Instructor' });
    expect(judged({}, { titles: titles.toReversed() }).title).toMatchObject({
      value: 1,
      nearest: 'Dive Instructor',
    });
    expect(judged({}, { titles: [titled('Accountant')] }).title.value!).toBeLessThan(0.4);
  });

  test('as a place is any of those that are named', () => {
    const places = ['Baa Atoll', 'Malé'].map(placeFeatures);
    const place = (text: string) => judged({ place: placeFeatures(text) }, { places }).place.value;
    expect(['Hanifaru, Baa Atoll', 'Malé, Maldives', 'Addu City'].map(place)).toEqual([1, 1, 0]);
    expect(judged({ place: null }, { places }).place.value).toBeNull();
  });

  test('as a kind of employment is one of those that are named', () => {
    const type = (employmentType: 'part_time' | 'contract') =>
      judged({ employmentType }, { employmentTypes: ['contract', 'freelance'] }).type.value;
    expect([type('part_time'), type('contract')]).toEqual([0, 1]);
  });
});

describe('the pay that is wanted', () => {
  test.each([
    [2_000, 1],
    [1_000, 1],
    [900, 0.8],
    [750, 0.5],
    [500, 0],
    [100, 0],
  ])('of 1,000 is reached by %i at most by %f', (max, reached) => {
    expect(judged(paying(max), { pay: usd(1_000) }).pay.value).toBeCloseTo(reached);
  });

  test('in another currency is not compared, nor is nothing', () => {
    expect(judged(paying(20_000, 'MVR'), { pay: usd(1_000) }).pay.value).toBeNull();
    expect(judged(paying(1_000), { pay: usd(0) }).pay.value).toBeNull();
  });

  test('is the nearer reached the more is paid, and the less is wanted', () => {
    const amount = fc.integer({ min: 1, max: 5_000 });
    fc.assert(
      fc.property(amount, amount, amount, (paid, wanted, more) => {
        const reached = (max: number, least: number) => judged(paying(max), { pay: usd(least) }).pay.value!;
        const value = reached(paid, wanted);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(reached(paid + more, wanted)).toBeGreaterThanOrEqual(value);
        expect(reached(paid, wanted + more)).toBeLessThanOrEqual(value);
      }),
    );
  });
});

describe('when work begins', () => {
  test.each([
    ['2027-03-01', '2027-03-01', 1],
    ['2027-03-01', '2026-01-01', 1],
    ['2027-03-01', '2027-04-15', 0.5],
    ['2027-03-01', '2027-05-30', 0],
    ['2027-03-01', '2028-05-30', 0],
  ])('on %s suits who can from %s on by %f', (startDate, free, suits) => {
    expect(judged({ startDate }, { startDate: free }).start.value).toBeCloseTo(suits);
  });
});

describe('what is said of goals', () => {
  const told = (job: Parameters<typeof jobFeatures>[0], goals: Partial<Goals>) => {
    const [wanted, profile] = [jobFeatures(job), wanting(goals)];
    return goalReasons(wanted, profile, judgeGoals(wanted, profile)).map(({ speaks, text }) => [
      speaks,
      text,
    ]);
  };

  test('is that nothing is known, where nothing is', () => {
    expect(told({}, {})).toEqual([
      ['unknown', 'The profile does not say what is wanted next, or the job leaves it open.'],
    ]);
  });

  test.each<[Parameters<typeof jobFeatures>[0], Partial<Goals>, string, string]>([
    [
      {},
      { titles: [titled('Dive Instructor')] },
      'for',
      'The title is one that is wanted: “Dive Instructor”.',
    ],
    [
      {},
      { titles: [titled('Accountant'), titled('Auditor')] },
      'against',
      'The title is far from those that are wanted: “Accountant”, “Auditor”.',
    ],
    [
      { place: placeFeatures('Malé') },
      { places: [placeFeatures('Malé')] },
      'for',
      'The place is one that is wanted: Malé.',
    ],
    [
      { place: placeFeatures('Gan') },
      { places: ['Malé', 'Baa'].map(placeFeatures) },
      'against',
      'The place, Gan, is not among those that are wanted: Malé, Baa.',
    ],
    [{}, { employmentTypes: ['full_time'] }, 'for', 'Full Time is wanted.'],
    [
      {},
      { employmentTypes: ['part_time', 'contract'] },
      'against',
      'Full Time is not what is wanted: Part Time, Contract.',
    ],
    [paying(1_000), { pay: usd(1_000) }, 'for', 'The pay reaches what is wanted.'],
    [paying(800), { pay: usd(1_000) }, 'for', 'The pay comes near what is wanted.'],
    [paying(600), { pay: usd(1_000) }, 'against', 'The pay is well below what is wanted.'],
    [{ startDate: '2027-03-01' }, { startDate: '2027-02-01' }, 'for', 'Work begins when it suits.'],
    [
      { startDate: '2027-03-01' },
      { startDate: '2027-04-01' },
      'for',
      'Work begins somewhat before it suits.',
    ],
    [
      { startDate: '2027-03-01' },
      { startDate: '2027-06-01' },
      'against',
      'Work begins long before it suits.',
    ],
  ])('of %j against %j speaks %s it', (job, goals, speaks, text) => {
    expect(told(job, goals)).toEqual([[speaks, text]]);
  });

  test('never tells the amount that somebody wants', () => {
    for (const max of [5, 600, 800, 10_000])
      expect(JSON.stringify(told(paying(max), { pay: usd(4_321) }))).not.toMatch(/4.?321/);
  });
});
