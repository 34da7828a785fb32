import { describe, expect, test } from 'vitest';
import { asked, had, jobFeatures, profileFeatures, titled } from '#test/features.ts';
import { mostToClaim } from './proof.ts';

type Judged = Parameters<typeof mostToClaim>[2];
const skills = [asked(1), asked(2)];
const met = (share: number, studied = false) =>
  skills.map((one) => ({ asked: one, met: share, by: share ? had(1, { studied }) : null }));
const judged = (more: Partial<Judged> = {}): Judged => ({ requiredMet: 1, found: met(1), work: 1, ...more });
const claim = (
  job: Parameters<typeof jobFeatures>[0] = {},
  profile: Parameters<typeof profileFeatures>[0] = {},
  more: Partial<Judged> = {},
) => mostToClaim(jobFeatures({ skills, ...job }), profileFeatures(profile), judged(more));
const headline = { title: titled('Dive Instructor'), level: null };
const training = [titled('Diving instructor course')];

describe('a score may claim', () => {
  test('everything where the work was done and nearly all that is required is there', () => {
    expect(claim()).toEqual({ most: 100, because: null });
    expect(claim({}, {}, { requiredMet: 0.85 }).most).toBe(100);
  });

  test('no green where not nearly everything required is there', () => {
    expect(claim({}, {}, { requiredMet: 0.84 })).toMatchObject({ most: 89, because: { speaks: 'against' } });
  });

  test('no green where nothing that could be compared is asked for, however good the work', () => {
    expect(claim({ skills: [] }, {}, { requiredMet: null, found: [] }).most).toBe(89);
    expect(claim({ skills: [asked(1)] }).most).toBe(89);
    expect(claim({ skills: [asked(1), asked(2, { generic: true })] }).most).toBe(89);
    // One in the list and another in the text are enough.
    expect(claim({ skills: [asked(1), asked(2, { weight: 0.5 })] }).most).toBe(100);
  });

  test('74 where somebody was trained and years of work are asked for, and more where none are', () => {
    const trained = (job: Parameters<typeof jobFeatures>[0]) => claim(job, { training }, { work: null });
    expect(trained({ years: { least: 2, words: '2 years' } }).most).toBe(74);
    expect(trained({}).most).toBe(100);
    expect(trained({ years: { least: 2, words: '2 years' }, asksExperience: false }).most).toBe(100);
  });

  test('as much where a skill of the trade was learned by studying, but not where it is one of any trade', () => {
    const years = { least: 2, words: '2 years' };
    expect(claim({ years }, {}, { work: null, found: met(1, true) }).most).toBe(74);
    const generic = met(1, true).map((one) => ({ ...one, asked: { ...one.asked, generic: true } }));
    expect(claim({ years }, {}, { work: null, found: generic }).most).toBeLessThan(60);
    // Half known is learned; less is not.
    expect(claim({ years }, {}, { work: null, found: met(0.5, true) }).most).toBe(74);
    expect(claim({ years }, {}, { work: null, found: met(0.4, true) }).most).toBeLessThan(60);
  });

  test('less than 60 by a headline alone, the more of it the more skills are there', () => {
    const most = [0, 0.5, 1].map((share) => claim({}, { headline }, { work: null, found: met(share) }).most);
    expect(most).toEqual([45, 51, 57]);
    const many = Array.from({ length: 12 }, (_, at) => ({ asked: asked(at), met: 1, by: had(at) }));
    expect(claim({}, { headline }, { work: null, found: many }).most).toBe(59);
  });

  test('least where nothing near is listed, and says so in any case', () => {
    const nothing = (share: number, job: Parameters<typeof jobFeatures>[0] = {}) =>
      claim(job, {}, { work: 0.1, found: met(share) });
    expect([0, 0.5, 1].map((share) => nothing(share).most)).toEqual([25, 37, 49]);
    expect(nothing(1).nothingNear).toBe(true);
    expect(claim({}, { headline }, { work: null }).nothingNear).toBe(false);
  });

  test('more of somebody without any of it where no experience is asked for', () => {
    const open = (share: number) => claim({ asksExperience: false }, {}, { work: null, found: met(share) });
    expect([0, 0.5, 1].map((share) => open(share).most)).toEqual([45, 60, 75]);
    // And a headline is then no hindrance.
    expect(claim({ asksExperience: false }, { headline }, { work: null }).most).toBe(100);
  });

  test('by work before training, and by training before a headline', () => {
    const years = { least: 2, words: '2 years' };
    const all = { headline, training };
    expect(claim({ years }, all, { work: 0.5 }).most).toBe(100);
    expect(claim({ years }, all, { work: 0.3 }).most).toBe(74);
    expect(claim({ years }, { headline }, { work: 0.3 }).most).toBeLessThan(60);
  });
});
