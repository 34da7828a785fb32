import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { workValues } from '#domain/work-life.ts';
import { asked, had, jobFeatures, profileFeatures, titled, vocabulary, worked } from '#test/features.ts';
import { explain, match, raises } from '#matching/engine.ts';
import { partNames } from '#matching/match.ts';
import { judge } from './judge.ts';

const title = fc.constantFrom('Dive Instructor', 'Dive Guide', 'Waiter', 'Accountant').map(titled);
const number = fc.integer({ min: 1, max: 5 });
const values = fc.uniqueArray(fc.constantFrom(...workValues), { maxLength: 3 });
const months = fc.integer({ min: 0, max: 120 });
const level = fc.constantFrom('entry', 'mid', 'lead').map((one) => ({ level: one, words: one }) as const);

const job = fc
  .record({
    title,
    skills: fc.uniqueArray(number, { maxLength: 4 }),
    generic: fc.boolean(),
    years: fc.option(fc.integer({ min: 0, max: 5 }).map((least) => ({ least, words: `${least}` }))),
    level: fc.option(level),
    asksExperience: fc.boolean(),
    values,
  })
  .map(({ skills, generic, ...rest }) =>
    jobFeatures({
      ...rest,
      skills: skills.map((skill) => asked(skill, { generic: generic && skill === 1 })),
    }),
  );
const profile = fc
  .record({
    headline: fc.option(fc.record({ title, level: fc.option(level) })),
    work: fc.array(fc.record({ title, months, level: fc.option(level) }), { maxLength: 2 }),
    training: fc.array(title, { maxLength: 1 }),
    skills: fc
      .uniqueArray(number, { maxLength: 4 })
      .map((list) => list.map((skill) => had(skill, { sure: skill / 5 }))),
    values,
  })
  .map((more) => profileFeatures(more));

describe('a judgement', () => {
  test('is a whole number up to 100, or none where neither skills nor experience say anything', () => {
    fc.assert(
      fc.property(job, profile, (wanted, person) => {
        const { score, parts } = match(vocabulary, wanted, person);
        const [skills, experience] = parts;
        expect(score === null).toBe(skills?.value === null && experience?.value === null);
        if (score === null) return;
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
      { numRuns: 300 },
    );
  });

  test('has four parts, which share the whole weight among them', () => {
    const { parts } = match(vocabulary, jobFeatures(), profileFeatures());
    expect(parts.map(({ name }) => name)).toEqual(partNames);
    expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });

  test('is the same with its reasons, each of which speaks in a whole sentence', () => {
    fc.assert(
      fc.property(job, profile, (wanted, person) => {
        const told = explain(vocabulary, wanted, person);
        const { score, parts } = match(vocabulary, wanted, person);
        expect(told.score).toBe(score);
        expect(told.parts.map(({ reasons: _, ...part }) => part)).toEqual(parts);
        for (const { reasons } of told.parts)
          for (const { text } of reasons) expect(text).toMatch(/^[A-Z0-9].*\.$/s);
      }),
    );
  });

  test('is made again to the same score', () => {
    fc.assert(
      fc.property(job, profile, (wanted, person) => {
        const again = structuredClone([wanted, person] as const);
        expect(match(vocabulary, ...again)).toEqual(match(vocabulary, wanted, person));
      }),
    );
  });

  test('says why it is lower than its parts make it, and nothing where it is not', () => {
    fc.assert(
      fc.property(job, profile, (wanted, person) => {
        const { score, held, parts } = judge(vocabulary, wanted, person);
        const known = parts.filter(({ value }) => value !== null);
        const mean =
          known.reduce((sum, { weight, value }) => sum + weight * (value ?? 0), 0) /
          known.reduce((sum, { weight }) => sum + weight, 0);
        const isLower = score !== null && score < Math.round(100 * mean);
        expect(isLower && held?.speaks !== 'against').toBe(false);
        expect(score === null && held !== null).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

describe('whoever has more to show', () => {
  test('scores no less for one required skill more', () => {
    fc.assert(
      fc.property(job, profile, number, (wanted, person, skill) => {
        fc.pre(wanted.skills.some((one) => one.skill === -skill));
        const now = match(vocabulary, wanted, person).score;
        const skills = [had(skill), ...person.skills.filter((one) => one.skill !== -skill)];
        const then = match(vocabulary, wanted, { ...person, skills }).score;
        fc.pre(now !== null && person.skills.length > 0);
        expect(then!).toBeGreaterThanOrEqual(now);
      }),
      { numRuns: 300 },
    );
  });

  test('scores no less for having done just this work, for long and at the top', () => {
    fc.assert(
      fc.property(job, profile, (wanted, person) => {
        const now = match(vocabulary, wanted, person).score;
        fc.pre(now !== null && person.work.length > 0);
        const done = {
          title: wanted.title,
          months: 240,
          level: { level: 'executive', words: 'Director' },
        } as const;
        expect(
          match(vocabulary, wanted, { ...person, work: [...person.work, done] }).score!,
        ).toBeGreaterThanOrEqual(now);
      }),
      { numRuns: 300 },
    );
  });
});

describe('what would raise a score', () => {
  test('is told with what it would then be, the most first, and never what would not', () => {
    fc.assert(
      fc.property(job, profile, (wanted, person) => {
        const told = raises(vocabulary, wanted, person);
        const { score } = match(vocabulary, wanted, person);
        const skills = told.filter(({ kind, gain }) => kind === 'skill' && gain !== null);
        expect(skills.length).toBeLessThanOrEqual(5);
        const gains = skills.map(({ gain }) => gain!);
        expect(gains).toEqual(gains.toSorted((a, b) => b - a));
        for (const { text, gain } of skills) {
          const learned = wanted.skills.find(({ label }) => label === text)!;
          const then = {
            ...person,
            skills: [{ ...learned, sure: 1 }, ...person.skills.filter((one) => one.skill !== learned.skill)],
          };
          expect(gain!).toBeGreaterThan(0);
          expect(match(vocabulary, wanted, then).score! - score!).toBe(gain);
        }
      }),
    );
  });

  test('of somebody without a score is what is missing for one', () => {
    expect(raises(vocabulary, jobFeatures(), profileFeatures()).map(({ text }) => text)).toEqual([
      'List your skills',
      'Add a job you have held',
    ]);
    const unknown = profileFeatures({ skills: [had(1)] });
    expect(raises(vocabulary, jobFeatures(), unknown).map(({ text }) => text)).toEqual([
      'Add a job you have held',
    ]);
  });

  test('is also what somebody has not said of themselves, with no points promised for it', () => {
    const person = profileFeatures({ work: [worked('Dive Instructor', 60)] });
    const unsaid = raises(vocabulary, jobFeatures(), person);
    expect(unsaid).toEqual([
      { kind: 'goals', text: 'Add career goals', gain: null },
      { kind: 'culture', text: 'Say what you value in work', gain: null },
    ]);
    const said = {
      ...person,
      values: ['care'] as const,
      goals: { ...person.goals, startDate: '2027-01-01' },
    };
    expect(raises(vocabulary, jobFeatures(), said)).toEqual([]);
  });
});
