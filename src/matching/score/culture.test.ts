import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { workValueLabels, workValues, workWays } from '#domain/work-life.ts';
import { jobFeatures, profileFeatures } from '#test/features.ts';
import { cultureReasons, judgeCulture } from './culture.ts';

type Said = Parameters<typeof jobFeatures>[0];
const judged = (company: Said, person: Said) =>
  judgeCulture(
    jobFeatures(company),
    profileFeatures({ values: person?.values ?? [], ways: person?.ways ?? [] }),
  );
const told = (company: Said, person: Said) => {
  const job = jobFeatures(company);
  const profile = profileFeatures({ values: person?.values ?? [], ways: person?.ways ?? [] });
  return cultureReasons(job, profile, judgeCulture(job, profile)).map(({ speaks, text }) => [speaks, text]);
};

describe('what is valued', () => {
  test('is unknown until both sides have said something of the same', () => {
    expect(judged({}, { values: ['care'] }).value).toBeNull();
    expect(judged({ values: ['care'] }, {}).value).toBeNull();
    expect(judged({ values: ['care'] }, { ways: ['in_a_team'] }).value).toBeNull();
  });

  test('is in common by the shorter list: nobody need tick what the other did', () => {
    expect(judged({ values: ['care', 'nature', 'learning'] }, { values: ['care'] }).value).toBe(1);
    expect(judged({ values: ['care'] }, { values: ['care', 'nature', 'learning'] }).value).toBe(1);
    expect(judged({ values: ['care', 'nature'] }, { values: ['care', 'balance'] }).value).toBe(0.5);
  });

  test('counts as much as the way of working', () => {
    const both = judged({ values: ['care'], ways: ['in_a_team'] }, { values: ['care'], ways: ['on_my_own'] });
    expect(both.value).toBe(0.5);
  });

  test('is the same from both sides, in any order', () => {
    const values = fc.uniqueArray(fc.constantFrom(...workValues), { maxLength: 5 });
    const ways = fc.uniqueArray(fc.constantFrom(...workWays), { maxLength: 5 });
    fc.assert(
      fc.property(values, values, ways, ways, (a, b, c, d) => {
        const there = judged({ values: a, ways: c }, { values: b, ways: d }).value;
        expect(judged({ values: b, ways: d }, { values: a, ways: c }).value).toBe(there);
        expect(judged({ values: a.toReversed(), ways: c }, { values: b, ways: d.toReversed() }).value).toBe(
          there,
        );
      }),
    );
  });
});

describe('what is said of it', () => {
  test('is which side has not spoken', () => {
    const company = ['unknown', 'The company has not said what it stands for and how it works.'];
    const profile = ['unknown', 'The profile does not say what is valued in work.'];
    expect(told({}, {})).toEqual([company, profile]);
    expect(told({ values: ['care'] }, {})).toEqual([profile]);
    expect(told({}, { ways: ['in_a_team'] })).toEqual([company]);
  });

  test('names what both sides have, and says where there is nothing', () => {
    expect(
      told(
        { values: ['care', 'nature'], ways: ['in_a_team'] },
        { values: ['nature', 'care'], ways: ['on_my_own'] },
      ),
    ).toEqual([
      [
        'for',
        `Valued on both sides: ${workValueLabels.nature.toLowerCase()}, ${workValueLabels.care.toLowerCase()}.`,
      ],
      ['against', 'No way of working is named by both sides.'],
    ]);
  });

  test('leaves out what only one side has spoken of', () => {
    expect(told({ values: ['care'], ways: ['in_a_team'] }, { values: ['care'] })).toHaveLength(1);
  });
});
