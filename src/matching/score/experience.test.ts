import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jobFeatures, profileFeatures, titled, worked } from '#test/features.ts';
import { levels } from '#matching/features/level.ts';
import { experienceReasons, judgeExperience, sameKind } from './experience.ts';

const years = (least: number) => ({ least, words: `${least} years` });
const level = (one: (typeof levels)[number]) => ({ level: one, words: one });
const value = (job: Parameters<typeof jobFeatures>[0], ...work: ReturnType<typeof worked>[]) =>
  judgeExperience(jobFeatures(job), profileFeatures({ work })).value;

describe('work', () => {
  test('of the very trade is all that is asked where nothing more is said', () => {
    expect(value({}, worked('Diving Instructor', 1))).toBe(1);
  });

  test('near the trade counts less than the trade, and more than work far from it', () => {
    const [same, near, far] = ['Dive Instructor', 'Dive Guide', 'Accountant'].map((title) =>
      value({}, worked(title, 60))!,
    );
    expect(same!).toBeGreaterThan(near!);
    expect(near!).toBeGreaterThanOrEqual(sameKind);
    expect(far!).toBeLessThan(sameKind);
  });

  test('of several kinds counts by the nearest, whatever else was done and whenever', () => {
    const dives = worked('Dive Instructor', 12);
    const sums = worked('Accountant', 240);
    expect(value({}, dives, sums)).toBe(value({}, dives));
    expect(value({}, sums, dives)).toBe(value({}, dives));
  });

  test('is unknown where none is listed and no headline names any', () => {
    expect(value({})).toBeNull();
    const headline = { title: titled('Accountant'), level: null };
    expect(judgeExperience(jobFeatures(), profileFeatures({ headline })).value).toBeNull();
  });

  test('that only a headline names counts about half, and not at all beside work that is listed', () => {
    const headline = { title: titled('Dive Instructor'), level: null };
    const half = judgeExperience(jobFeatures(), profileFeatures({ headline })).value!;
    expect(half).toBeGreaterThan(0.5);
    expect(half).toBeLessThan(0.6);
    const work = [worked('Accountant', 12)];
    expect(judgeExperience(jobFeatures(), profileFeatures({ headline, work })).value).toBe(
      judgeExperience(jobFeatures(), profileFeatures({ work })).value,
    );
  });

  test('whose title may name the craft helps where the job asks for that craft, and never costs', () => {
    const job = { title: titled('French teacher') };
    const plain = worked('Teacher', 24);
    const craft = worked('Teacher', 24, { craft: titled('French teacher') });
    expect(value(job, craft)).toBe(1);
    expect(value(job, craft)!).toBeGreaterThan(value(job, plain)!);
    for (const other of ['Teacher', 'Accountant', 'Dive Instructor'])
      expect(value({ title: titled(other) }, craft)).toBe(value({ title: titled(other) }, plain));
  });
});

describe('years of such work', () => {
  test('count up to those that are asked for, month by month, over several jobs', () => {
    const job = { years: years(2) };
    expect(value(job, worked('Dive Instructor', 24))).toBe(1);
    expect(value(job, worked('Dive Instructor', 300))).toBe(1);
    expect(value(job, worked('Dive Instructor', 12), worked('Diving Instructor', 12))).toBe(1);
    expect(
      judgeExperience(jobFeatures(job), profileFeatures({ work: [worked('Dive Instructor', 6)] })).kind.years,
    ).toBe(0.25);
  });

  test('are none where the work was of another kind', () => {
    const { kind } = judgeExperience(
      jobFeatures({ years: years(2) }),
      profileFeatures({ work: [worked('Accountant', 240)] }),
    );
    expect(kind.years).toBe(0);
  });

  test('are reached at once where none are needed', () => {
    expect(value({ years: years(0) }, worked('Dive Instructor', 0))).toBe(1);
  });

  test('more of them never lower a score', () => {
    const months = fc.integer({ min: 0, max: 400 });
    const title = fc.constantFrom('Dive Instructor', 'Dive Guide', 'Accountant');
    const least = fc.integer({ min: 0, max: 10 });
    fc.assert(
      fc.property(title, months, months, least, (done, some, more, wanted) => {
        const job = { years: years(wanted), level: level('senior') };
        expect(value(job, worked(done, some + more))!).toBeGreaterThanOrEqual(
          value(job, worked(done, some))!,
        );
      }),
    );
  });
});

describe('the level', () => {
  const reached = (wanted: (typeof levels)[number], ...work: ReturnType<typeof worked>[]) =>
    judgeExperience(jobFeatures({ level: level(wanted) }), profileFeatures({ work })).level;

  test('is what the highest title tells, or what so much work amounts to', () => {
    expect(
      reached('mid', worked('Diver', 6), worked('Dive Manager', 1, { level: level('lead') })).shown,
    ).toBe('lead');
    expect(reached('mid', worked('Diver', 40), worked('Diver', 40)).shown).toBe('senior');
    expect(reached('mid', worked('Trainee', 80, { level: level('entry') })).shown).toBe('senior');
  });

  test('is reached by whoever stands at it or above; each step below costs more', () => {
    const shown = worked('Diver', 0, { level: level('junior') });
    expect(levels.map((wanted) => reached(wanted, shown).value)).toEqual([1, 1, 0.7, 0.35, 0.1, 0.1]);
  });

  test('tells nothing where none is asked for', () => {
    const { level: judged } = judgeExperience(jobFeatures(), profileFeatures({ work: [worked('Diver', 6)] }));
    expect(judged).toEqual({ value: null, shown: null });
  });
});

describe('what is said of experience', () => {
  const told = (job: Parameters<typeof jobFeatures>[0], more: Parameters<typeof profileFeatures>[0]) => {
    const [wanted, profile] = [jobFeatures(job), profileFeatures(more)];
    return experienceReasons(wanted, profile, judgeExperience(wanted, profile)).map(({ speaks, text }) => [
      speaks,
      text,
    ]);
  };

  test('is that none is listed, and what the headline says', () => {
    expect(told({}, {})).toEqual([['unknown', 'The profile lists no work experience.']]);
    const headline = { title: titled('Dive Instructor'), level: null };
    expect(told({}, { headline })).toEqual([
      ['unknown', 'The profile lists no work experience.'],
      ['for', 'Only the headline names such work: “Dive Instructor”.'],
    ]);
  });

  test.each([
    ['Dive Instructor', 'for', 'Work of this kind was done: “Dive Instructor”.'],
    ['Dive Guide', 'for', 'Work near this was done: “Dive Guide” for “Dive Instructor”.'],
    ['Accountant', 'against', 'No work near “Dive Instructor” is listed.'],
  ])('is how near %s comes', (title, speaks, text) => {
    expect(told({}, { work: [worked(title, 12)] })).toEqual([[speaks, text]]);
  });

  test('is one sentence each for the years and the level, where they are asked for', () => {
    const job = { years: years(1), level: level('lead') };
    expect(told(job, { work: [worked('Dive Instructor', 12)] })).toEqual([
      ['for', 'Work of this kind was done: “Dive Instructor”.'],
      ['for', '1 year of such work is asked for; the work listed amounts to 1 year.'],
      ['against', 'The level asked for is leading others; the work listed shows junior.'],
    ]);
  });
});
