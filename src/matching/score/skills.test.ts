import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asked, had, jobFeatures, profileFeatures, vocabulary } from '#test/features.ts';
import { linkSkill } from '#matching/skills/link-skill.ts';
import { nearSkills } from '#matching/skills/nearness.ts';
import { judgeSkills, skillReasons } from './skills.ts';

type Asked = Parameters<typeof asked>;
type Had = Parameters<typeof had>;
const judged = (wanted: Asked[], there: Had[]) =>
  judgeSkills(
    vocabulary,
    jobFeatures({ skills: wanted.map((one) => asked(...one)) }),
    profileFeatures({ skills: there.map((one) => had(...one)) }),
  );
const reasons = (wanted: Asked[], there: Had[]) => {
  const job = jobFeatures({ skills: wanted.map((one) => asked(...one)) });
  const profile = profileFeatures({ skills: there.map((one) => had(...one)) });
  return skillReasons(job, profile, judgeSkills(vocabulary, job, profile));
};

describe('the skills that are asked for', () => {
  test('say nothing where a side names none', () => {
    expect(judged([], [[1]]).value).toBeNull();
    expect(judged([[1]], []).value).toBeNull();
    expect(reasons([], [[1]])).toEqual([{ speaks: 'unknown', text: 'The job names no skills.' }]);
    expect(reasons([[1]], [])).toEqual([{ speaks: 'unknown', text: 'The profile names no skills.' }]);
  });

  test('are met by their share, those that weigh more the more', () => {
    expect(judged([[1], [2]], [[1]]).value).toBe(0.5);
    expect(judged([[1, { weight: 3 }], [2]], [[1]]).value).toBe(0.75);
    expect(judged([[1], [2, { weight: 0.2 }]], [[1], [9]]).value).toBeCloseTo(1 / 1.2);
  });

  test('and required are met apart from those that are merely welcome', () => {
    const { value, requiredMet } = judged([[1], [2, { required: false }]], [[2]]);
    expect([value, requiredMet]).toEqual([0.5, 0]);
    expect(judged([[1, { required: false }]], [[1]]).requiredMet).toBeNull();
  });

  test('are met as surely as they are had, by the surest saying of it', () => {
    expect(judged([[1]], [[1, { sure: 0.6 }]]).value).toBe(0.6);
    // A profile lists what it is surest of first.
    expect(judged([[1]], [[1], [1, { sure: 0.6 }]]).value).toBe(1);
  });

  test('are met in any order, never by more than all, and no less for one skill more', () => {
    const number = fc.integer({ min: 1, max: 6 });
    const some = fc.uniqueArray(number, { minLength: 1, maxLength: 5 });
    const sure = fc.constantFrom(0.5, 0.8, 1);
    fc.assert(
      fc.property(some, some, number, sure, (wanted, there, more, surely) => {
        const met = (list: number[]) =>
          judged(
            wanted.map((one): Asked => [one]),
            list.map((one): Had => [one, { sure: surely }]),
          ).value!;
        const value = met(there);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(met(there.toReversed())).toBe(value);
        expect(met([...new Set([...there, more])])).toBeGreaterThanOrEqual(value);
      }),
    );
  });
});

describe('a skill near one that is asked for', () => {
  const { concept } = linkSkill(vocabulary, 'scuba diving')!;
  const [near] = nearSkills(vocabulary, concept);
  const wanted: Asked = [0, { skill: concept, label: 'Scuba diving' }];

  test('meets it by how near it is, and the very skill by all', () => {
    const there: Had = [0, { skill: near!.skill, label: 'Its neighbour' }];
    expect(judged([wanted], [there]).value).toBe(near!.nearness);
    expect(judged([wanted], [there, [0, { skill: concept }]]).value).toBe(1);
  });

  test('is said to be near, and not to be the same', () => {
    expect(reasons([wanted], [[0, { skill: near!.skill, label: 'Its neighbour' }]])).toEqual([
      { speaks: 'for', text: 'Near what is asked for: “Its neighbour” for “Scuba diving”.' },
    ]);
  });

  test('meets it better than the same skill that is hardly had', () => {
    const hardly: Had = [0, { skill: concept, sure: 0.05 }];
    expect(judged([wanted], [hardly, [0, { skill: near!.skill }]]).value).toBe(near!.nearness);
  });
});

describe('what is said of skills', () => {
  test('names what is there, what is usual in the work done, and what is missing', () => {
    const told = reasons([[1], [2], [3]], [[1], [2, { usualIn: 'Cook', sure: 0.6 }]]);
    expect(told).toMatchObject([
      { speaks: 'for', text: '1 of the 3 skills asked for is there: Skill 1.' },
      { speaks: 'for', text: 'Usual in work as “Cook”, though not listed: Skill 2.' },
      { speaks: 'against', text: 'Not found: Skill 3.', words: [{ from: 'job', text: 'Skill 3' }] },
    ]);
  });

  test('quotes the profile only where it says more than the name', () => {
    const [same] = reasons([[1]], [[1, { words: 'SKILL 1' }]]);
    expect(same?.words).toEqual([]);
    const [other] = reasons([[1]], [[1, { words: 'the first skill' }]]);
    expect(other?.words).toEqual([{ from: 'profile', text: 'the first skill' }]);
  });

  test('speaks of every skill that is asked for, and of each once', () => {
    const told = reasons([[1], [2], [3], [4]], [[1], [3, { usualIn: 'Cook' }]]);
    const text = told.map((one) => one.text).join(' ');
    for (const number of [1, 2, 3, 4]) expect(text.split(`Skill ${number}`)).toHaveLength(2);
  });
});
