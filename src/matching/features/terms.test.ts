import { describe, expect, test } from 'vitest';
import { asked, had, jobFeatures, profileFeatures, titled, vocabulary, worked } from '#test/features.ts';
import { termsNear } from './near-terms.ts';
import { groups, type Term, termsBeside, termsOf } from './terms.ts';

const weightOf = (terms: readonly Term[], term: number) => terms.find((one) => one.term === term)?.weight;
const [waiter] = titled('Waiter').occupations;
const occupation = waiter!.occupation;
const group = groups + waiter!.isco;

describe('the terms by which a job and a profile find each other', () => {
  test('are in common where the work is the same, whatever either of them calls it', () => {
    const job = new Set(termsOf(jobFeatures({ title: titled('Waiter') })).map(({ term }) => term));
    for (const title of ['Waitress', 'Kellner', 'Food and beverage server']) {
      const terms = termsOf(profileFeatures({ work: [worked(title, 12)] })).map(({ term }) => term);
      expect([title, terms.some((term) => job.has(term))]).toEqual([title, true]);
    }
  });

  test('are the occupation, its group with half of that, and the skills', () => {
    const terms = termsOf(
      jobFeatures({ title: titled('Waiter'), skills: [asked(7), asked(8, { weight: 0.5 })] }),
    );
    expect(weightOf(terms, occupation)).toBe(Math.round(100 * waiter!.sure));
    expect(weightOf(terms, group)).toBe(Math.round(50 * waiter!.sure));
    expect([weightOf(terms, -7), weightOf(terms, -8)]).toEqual([40, 20]);
  });

  test('count what is wanted most, then what was done, and least what is only usual in it', () => {
    const goals = { ...profileFeatures().goals, titles: [titled('Waiter')] };
    const wanted = weightOf(termsOf(profileFeatures({ goals })), occupation)!;
    const done = weightOf(termsOf(profileFeatures({ work: [worked('Waiter', 12)] })), occupation)!;
    expect(wanted).toBeGreaterThan(done);
    const skills = termsOf(profileFeatures({ skills: [had(1), had(2, { usualIn: 'Waiter' })] }));
    expect(weightOf(skills, -1)!).toBeGreaterThan(weightOf(skills, -2)!);
  });

  test('stand once each, by the most that speaks for them, the strongest first', () => {
    const goals = { ...profileFeatures().goals, titles: [titled('Waiter')] };
    const profile = profileFeatures({
      goals,
      work: [worked('Waiter', 12), worked('Waiter', 3)],
      skills: [had(1, { sure: 0.2 })],
    });
    const terms = termsOf(profile);
    expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length);
    expect(weightOf(terms, occupation)).toBe(Math.round(100 * waiter!.sure));
    const weights = terms.map(({ weight }) => weight);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });

  test('are few, each a whole number from 1 to 100, however much a side says', () => {
    const many = Array.from({ length: 80 }, (_, at) => at + 1);
    const job = termsOf(jobFeatures({ skills: many.map((one) => asked(one, { weight: one / 80 })) }));
    const profile = termsOf(profileFeatures({ skills: many.map((one) => had(one, { sure: one / 80 })) }));
    expect([job.length, profile.length]).toEqual([24, 40]);
    for (const { weight } of [...job, ...profile]) {
      expect(Number.isInteger(weight)).toBe(true);
      expect(weight).toBeGreaterThanOrEqual(1);
      expect(weight).toBeLessThanOrEqual(100);
    }
    // The weakest fall out.
    expect(weightOf(job, -1)).toBeUndefined();
    expect(weightOf(job, -80)).toBeDefined();
  });
});

describe('the terms near some words', () => {
  test('are the work they name, its group, and with less weight the groups beside it', () => {
    const terms = termsNear(vocabulary, 'Waiter');
    const own = weightOf(terms, occupation)!;
    const same = weightOf(terms, group)!;
    const beside = terms.filter(
      ({ term }) =>
        term > groups && term !== group && Math.floor((term - groups) / 10) === Math.floor(waiter!.isco / 10),
    );
    expect(own).toBeGreaterThan(same);
    expect(beside.length).toBeGreaterThan(0);
    for (const { weight } of beside) expect(weight).toBeLessThan(same);
  });

  test('leave out trades that have nothing to do with it', () => {
    const far = titled('Accountant').occupations[0]!;
    expect(weightOf(termsNear(vocabulary, 'Waiter'), groups + far.isco)).toBeUndefined();
  });

  test('are none of what names no work', () => {
    expect(termsNear(vocabulary, 'Qwxyz')).toEqual([]);
    expect(termsNear(vocabulary, '')).toEqual([]);
  });
});

test('the groups beside a trade’s are found with little weight, and its own is not among them', () => {
  const beside = termsBeside(titled('Software developer'));
  expect(beside.map(({ term }) => term)).toContain(groups + titled('Web developer').occupations[0]!.isco);
  expect(beside.map(({ term }) => term)).not.toContain(
    groups + titled('Software developer').occupations[0]!.isco,
  );
  for (const { weight } of beside) expect(weight).toBeLessThanOrEqual(5);
  expect(termsBeside(titled('Qwxyz'))).toEqual([]);
});
