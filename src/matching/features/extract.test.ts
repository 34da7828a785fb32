import { describe, expect, test } from 'vitest';
import { aJob, aProfile, nothing } from '#test/matching-examples.ts';
import { vocabulary } from '#test/features.ts';
import type { JobFacts, ProfileFacts } from '#matching/facts.ts';
import { extractJob } from './extract-job.ts';
import { extractProfile } from './extract-profile.ts';

const job = (more: Partial<JobFacts>) =>
  extractJob(vocabulary, {
    ...aJob,
    title: 'Waiter',
    description: 'Join us.',
    requirements: null,
    skillsRequired: [],
    experienceLevel: null,
    ...more,
  });
const profile = (more: Partial<ProfileFacts>) => extractProfile(vocabulary, { ...nothing, ...more });
const named = <Skill extends { label: string }>(skills: readonly Skill[], label: RegExp) =>
  skills.find((one) => label.test(one.label));

describe('of a job', () => {
  test('the skills that are listed weigh most, then those the text requires, then those it mentions', () => {
    const { skills } = job({
      skillsRequired: ['Scuba diving'],
      requirements: 'HACCP is required.',
      description: 'Our guests enjoy snorkelling. German is an advantage.',
    });
    const [listed, required, mentioned, preferred] = [/Scuba/, /HACCP/, /snorkelling/, /German/].map(
      (label) => named(skills, label),
    );
    expect(listed).toMatchObject({ weight: 1, required: true });
    expect(required).toMatchObject({ weight: 0.5, required: true });
    expect(mentioned).toMatchObject({ weight: 0.2, required: false });
    // And a language, which is asked for everywhere, still less.
    expect(preferred).toMatchObject({ required: false, generic: true });
    expect(preferred!.weight).toBeLessThan(0.2);
  });

  test('a skill that is listed and mentioned counts once, as it is listed', () => {
    const { skills } = job({
      skillsRequired: ['Snorkelling'],
      description: 'You enjoy snorkelling. Snorkelling is a plus.',
    });
    expect(skills).toMatchObject([{ label: 'Snorkelling', weight: 1 }]);
  });

  test('formatting says nothing: the words alone are read', () => {
    const plain = {
      requirements: 'Must have\n- HACCP\n- Scuba diving',
      description: 'You enjoy snorkelling.',
    };
    const formatted = {
      requirements: '## Must have\n- **HACCP**\n- [Scuba diving](https://padi.example)',
      description: 'You enjoy _snorkelling_.',
    };
    expect(job(formatted)).toEqual(job(plain));
  });

  test('a generic skill weighs less, unless it is the trade itself', () => {
    const weight = (title: string) => job({ title, skillsRequired: ['English'] }).skills[0];
    expect(weight('Waiter')).toMatchObject({ generic: true, weight: 0.3 });
    expect(weight('English Teacher')).toMatchObject({ generic: false, weight: 1 });
  });

  test.each([
    ['Entry level', null, false],
    ['Senior', null, true],
    [null, 'No experience needed.', false],
    [null, 'Full training is given.', false],
    ['Entry level', 'At least 2 years of experience as a waiter.', true],
    [null, 'Join us.', true],
  ])('level %j and the words %j ask for experience: %s', (experienceLevel, requirements, asks) => {
    expect(job({ experienceLevel, requirements }).asksExperience).toBe(asks);
  });

  test('an internship asks for none, unless it says so', () => {
    expect(job({ employmentType: 'internship' }).asksExperience).toBe(false);
    expect(job({ employmentType: 'internship', experienceLevel: 'Mid level' }).asksExperience).toBe(true);
  });

  test('its level is that of its field before that of its title, and that before what the text says', () => {
    const level = (more: Partial<JobFacts>) => job(more).level?.level;
    expect(level({ experienceLevel: 'Senior', title: 'Junior Waiter' })).toBe('senior');
    expect(level({ title: 'Junior Waiter', description: 'No experience needed.' })).toBe('junior');
    expect(level({ description: 'No experience needed.' })).toBe('entry');
    expect(level({})).toBeUndefined();
  });

  test('whom it would rather have is not read: a waitress is a waiter', () => {
    const read = (title: string) => ({ ...job({ title }).title, text: '' });
    for (const title of ['Waitress', 'Young waiter (male)', 'Waiter (Nepal)'])
      expect(read(title)).toEqual(read('waiter'));
  });
});

describe('of a person', () => {
  test('what they list is surer than what their work tells, that than studies, and that than what is usual', () => {
    const sure = (more: Partial<ProfileFacts>, label: RegExp) => named(profile(more).skills, label)?.sure;
    expect(sure({ skills: ['HACCP'] }, /HACCP/)).toBe(1);
    expect(sure({ work: [{ title: 'Helper', description: 'Applied HACCP.', months: 3 }] }, /HACCP/)).toBe(
      0.9,
    );
    expect(sure({ studies: [{ degree: 'Course', fieldOfStudy: null, description: 'HACCP' }] }, /HACCP/)).toBe(
      0.8,
    );
    const usual = profile({ work: [{ title: 'Waiter', description: null, months: 3 }] }).skills;
    expect(usual.length).toBeGreaterThan(0);
    for (const skill of usual) expect(skill).toMatchObject({ usualIn: expect.any(String) });
    expect(Math.max(...usual.map((skill) => skill.sure))).toBeLessThanOrEqual(0.6);
  });

  test('a skill that is said in several places counts once, by the surest', () => {
    const { skills } = profile({
      skills: ['HACCP'],
      summary: 'Knows HACCP.',
      studies: [{ degree: 'HACCP', fieldOfStudy: null, description: null }],
    });
    expect(skills.filter(({ label }) => /HACCP/.test(label))).toMatchObject([{ sure: 1 }]);
  });

  test('of what is not written nothing is read', () => {
    expect(profile({})).toEqual({
      headline: null,
      work: [],
      training: [],
      skills: [],
      goals: { titles: [], places: [], employmentTypes: [], pay: null, startDate: null },
      values: [],
      ways: [],
    });
  });

  test('what they want, and what they value, is taken as they say it', () => {
    const { goals, values, ways } = extractProfile(vocabulary, aProfile);
    expect(goals).toMatchObject({
      titles: [{ text: 'Dive Instructor' }],
      places: [{ text: 'South Ari Atoll' }],
      employmentTypes: ['full_time'],
      pay: { amount: 1_800, currency: 'USD' },
    });
    expect([values, ways]).toEqual([aProfile.values, aProfile.ways]);
  });

  test('who they are is nowhere in it', () => {
    const told = JSON.stringify(
      profile({
        title: 'Waitress, 24, Nepali',
        summary:
          'Name: Sita Gurung. Email sita@example.com, phone +960 777 1234. Age: 24. Nationality: Nepali. I am a mother of two.',
        work: [{ title: 'Waitress (Nepal)', description: 'Phone +960 777 1234', months: 12 }],
      }),
    );
    expect(told).not.toMatch(/sita|gurung|example\.com|777|nepal|mother|waitress/i);
  });
});
