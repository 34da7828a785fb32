import { describe, expect, it } from 'vitest';
import { explain, match, raises, extractJob, extractProfile } from './engine.ts';
import { aJob, aProfile, nothing } from '#test/matching-examples.ts';
import type { JobFacts, ProfileFacts } from './facts.ts';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';

const vocabulary = loadVocabulary();
const scored = (job: JobFacts, profile: ProfileFacts) =>
  match(vocabulary, extractJob(vocabulary, job), extractProfile(vocabulary, profile));
const explained = (job: JobFacts, profile: ProfileFacts) =>
  explain(vocabulary, extractJob(vocabulary, job), extractProfile(vocabulary, profile));
const raised = (job: JobFacts, profile: ProfileFacts) =>
  raises(vocabulary, extractJob(vocabulary, job), extractProfile(vocabulary, profile));
const part = (name: string, job: JobFacts, profile: ProfileFacts) =>
  scored(job, profile).parts.find((one) => one.name === name)?.value;
const textsOf = (job: JobFacts, profile: ProfileFacts) =>
  explained(job, profile).parts.flatMap(({ reasons }) => reasons.map(({ text }) => text));

const thin = (title: string, ...skillsRequired: string[]): JobFacts => ({
  ...aJob,
  title,
  description: 'Join our team.',
  requirements: null,
  experienceLevel: null,
  skillsRequired,
});

describe('a score', () => {
  it('is none for an empty profile, whatever it wants', () => {
    expect(
      scored(aJob, { ...nothing, goals: { ...nothing.goals, titles: ['Dive Instructor'] } }).score,
    ).toBeNull();
  });

  it('is green for somebody who has all that is asked for and wants the job', () => {
    expect(scored(aJob, aProfile).score).toBeGreaterThanOrEqual(90);
  });

  it('is never green while much of what is asked for is missing', () => {
    const half = {
      ...aProfile,
      skills: ['Night diving'],
      summary: null,
      work: aProfile.work.map((work) => ({ ...work, description: null })),
    };
    const { score } = scored(
      { ...aJob, skillsRequired: ['Boat handling', 'Compressor maintenance', 'German', 'Photography'] },
      half,
    );
    expect(score).toBeLessThan(90);
  });

  it('falls with every skill that is taken from the profile', () => {
    const with1 = scored(aJob, { ...aProfile, skills: ['Nitrox'], work: [], summary: null }).score ?? 0;
    const with2 =
      scored(aJob, { ...aProfile, skills: ['Nitrox', 'First aid'], work: [], summary: null }).score ?? 0;
    expect(with2).toBeGreaterThan(with1);
  });

  it('tells a cook from a diver', () => {
    const cook: ProfileFacts = {
      ...nothing,
      title: 'Pastry Chef',
      skills: ['Baking', 'Food safety', 'Menu planning'],
      work: [{ title: 'Pastry Chef', description: 'Breads, desserts and wedding cakes', months: 60 }],
    };
    expect(scored(aJob, cook).score).toBeLessThan(40);
  });

  it('says from how many parts it is made: what is unknown takes no part', () => {
    const unsaid = { ...aProfile, goals: nothing.goals, values: [], ways: [] };
    expect(scored(aJob, unsaid).parts.filter(({ value }) => value !== null)).toHaveLength(2);
    expect(scored(aJob, unsaid).score).toBeGreaterThanOrEqual(90);
  });
});

describe('a posting that says little', () => {
  const graduate: ProfileFacts = {
    ...nothing,
    title: 'Graduate',
    skills: [
      'English',
      'Leadership',
      'First aid',
      'Microsoft Office',
      'Teamwork',
      'Communication skills',
      'Driving licence',
    ],
    studies: [{ degree: 'Bachelor of Arts', fieldOfStudy: 'History', description: null }],
  };
  it.each([
    thin('Specialty Doctor', 'English'),
    thin('Ward Manager', 'Leadership'),
    thin('Executive Chef', 'English', 'Leadership'),
    thin('Boat Captain', 'First aid'),
    thin('Dive Instructor', 'First aid', 'English'),
    thin('Accountant', 'Microsoft Office'),
    thin('Chief Engineer', 'Teamwork', 'Communication'),
    thin('Spa Manager', 'English', 'Leadership', 'Communication skills'),
    thin('Truck Driver', 'Teamwork'),
    thin('Pharmacist', 'Good English'),
    thin('Seaplane Pilot', 'English', 'Team player'),
  ])('finds no fit in generic skills: $title', (job) => {
    expect(scored(job, graduate).score).toBeLessThan(40);
    expect(textsOf(job, graduate)).toContain(
      'No work or training near this is listed, so the score stays below 60.',
    );
  });

  it('is green for nobody, however near their work', () => {
    const waiter = { ...nothing, work: [{ title: 'Waiter', description: null, months: 120 }] };
    expect(scored(thin('Waiter'), waiter).score).toBe(89);
    expect(textsOf(thin('Waiter'), waiter)).toContain(
      'Below 90, because the posting asks for little that could be compared.',
    );
  });

  it('but asks for no experience, is still open to whoever has none', () => {
    const open = {
      ...thin('Trainee Waiter', 'English', 'Food and beverage service'),
      experienceLevel: 'Entry level',
    };
    const beginner = { ...graduate, skills: [...graduate.skills, 'Food and beverage service'] };
    expect(scored(open, beginner).score).toBeGreaterThanOrEqual(60);
    expect(scored(open, beginner).score).toBeGreaterThan(scored(open, graduate).score ?? 0);
  });
});

describe('somebody without work near the job', () => {
  const all: ProfileFacts = { ...nothing, skills: aJob.skillsRequired };

  describe('of titles whose words nobody knows', () => {
    const bar = [
      'mix cocktails',
      'serve beverages',
      'maintain bar cleanliness',
      'take food and beverage orders from customers',
    ];
    const garden = ['prune plants', 'mow grass', 'plant green plants', 'perform pest control'];
    const scoreOf = (title: string, asked: string[], worked: string, had: string[]) =>
      scored(
        { ...thin(title, ...asked), requirements: 'Two years of experience.' },
        { ...nothing, skills: had, work: [{ title: worked, description: null, months: 48 }] },
      ).score ?? 0;

    it.each([
      ['Drinks maestro', bar, 'Lounge crew', bar],
      ['Bar and lounge crew', bar, 'Drinks maestro', bar],
      ['Lawn and hedge hero', garden, 'Plant keeper', garden],
    ])('the skills beside them say that “%s” is near: %j, “%s”', (...texts) => {
      expect(scoreOf(...texts)).toBeGreaterThanOrEqual(60);
    });

    it.each([
      ['other work, whatever skills are listed', 'Lawn and hedge hero', garden, 'Ward nurse', garden],
      ['other work, whatever skills are listed', 'Drinks maestro', bar, 'Code wizard', bar],
      ['other skills', 'Lawn and hedge hero', garden, 'Plant keeper', ['knit', 'sewing', 'embroidery']],
    ])('and not where it is %s: “%s”, %j, “%s”', (_, ...texts) => {
      expect(scoreOf(...texts)).toBeLessThan(60);
    });
  });

  it('stays below 60, however many skills they list', () => {
    const stuffed = {
      ...all,
      skills: [...all.skills, ...Array.from({ length: 46 }, (_, n) => `Skill ${n}`)],
    };
    expect(scored(aJob, stuffed).score).toBeLessThan(60);
    const cook = { ...stuffed, work: [{ title: 'Accountant', description: null, months: 120 }] };
    expect(scored(aJob, cook).score).toBeLessThan(60);
  });

  it('is judged with caution by a headline, and by what they trained for like others', () => {
    const byHeadline = scored(aJob, { ...all, title: 'Dive Instructor' }).score ?? 0;
    expect(byHeadline).toBeGreaterThanOrEqual(45);
    expect(byHeadline).toBeLessThan(60);
    const trained = {
      ...all,
      studies: [{ degree: 'Dive Instructor Course', fieldOfStudy: null, description: null }],
    };
    expect(scored(aJob, trained).score).toBeGreaterThan(byHeadline);
    expect(scored(aJob, trained).score).toBe(74);
    expect(textsOf(aJob, trained)).toContain(
      'Trained for this; no such work is listed, though years of it are asked for.',
    );
  });

  it.each([
    ['Midwife', 'Midwife'],
    ['Boat captain', 'Skipper with twenty years at sea and a smile'],
    ['Cook', 'Cuisinier'],
    ['Room attendant', 'Mother of two | Room attendant | Gardener'],
    ['Electrician', 'Electrician looking for a new challenge in the islands'],
  ])('gets a cautious score as %s for the headline “%s” alone', (title, headline) => {
    const job = { ...thin(title), requirements: null };
    const { score } = scored(job, { ...nothing, title: headline });
    expect(score).toBeGreaterThanOrEqual(30);
    expect(score).toBeLessThan(60);
    expect(textsOf(job, { ...nothing, title: headline }).join()).toContain('Only the headline');
  });

  it.each([
    ['Midwife', 'Looking for work as a midwife or anything else'],
    ['Chef', 'Passionate about people and good food since I was a child'],
    ['Boat captain', 'Student of navigation'],
    ['Accountant', 'Curriculum vitae'],
    ['Nurse', 'Hard working individual'],
  ])('gets none as %s for the headline “%s”, which names no trade', (title, headline) => {
    expect(scored(thin(title), { ...nothing, title: headline }).score).toBeNull();
  });
});

describe('skills', () => {
  it('are known by other names, other spellings and in the plural', () => {
    const job = {
      ...aJob,
      description: 'Come and work with us.',
      requirements: null,
      skillsRequired: ['Food and beverage service'],
    };
    expect(part('skills', job, { ...nothing, skills: ['F&B service'] })).toBe(1);
  });

  it('that the vocabulary does not know still match themselves', () => {
    const job = {
      ...aJob,
      description: 'Come and work with us.',
      requirements: null,
      skillsRequired: ['Zyxo-7 winch'],
    };
    expect(part('skills', job, { ...nothing, skills: ['zyxo-7 Winch'] })).toBe(1);
    expect(part('skills', job, { ...nothing, skills: ['zyxo-8 winch'] })).toBe(0);
  });

  it('that are missing are named', () => {
    const texts = textsOf(aJob, { ...aProfile, skills: ['First aid'], work: [], summary: null });
    expect(texts.join('\n')).toMatch(/Not found: .*Nitrox/);
  });
});

it.each([
  'Dive Instructor',
  'Waiter',
  'Duty manager',
  'Matron',
  'Tea boy',
  'Kellner',
  'Storekeeper',
  'Zyxo winder',
])('skills that are usual in work as %s are few, and those of that trade', (title) => {
  const { skills } = extractProfile(vocabulary, {
    ...nothing,
    work: [{ title, description: null, months: 24 }],
  });
  expect(skills.length).toBeLessThan(120);
});

describe('experience', () => {
  it('is unknown, not bad, where no work is listed', () => {
    expect(part('experience', aJob, { ...aProfile, title: null, work: [] })).toBeNull();
    expect(part('experience', aJob, { ...aProfile, title: 'Accountant', work: [] })).toBeNull();
  });

  it('counts only work of the kind', () => {
    const ofKind = part('experience', aJob, {
      ...aProfile,
      work: [{ title: 'Scuba Diving Instructor', description: null, months: 60 }],
    });
    const ofOther = part('experience', aJob, {
      ...aProfile,
      work: [{ title: 'Accountant', description: null, months: 60 }],
    });
    expect(ofKind ?? 0).toBeGreaterThan(0.8);
    expect(ofOther ?? 1).toBeLessThan(0.4);
  });

  it('above what is asked for harms nobody', () => {
    const two = part('experience', aJob, {
      ...aProfile,
      work: [{ title: 'Dive Instructor', description: null, months: 24 }],
    });
    const thirty = part('experience', aJob, {
      ...aProfile,
      work: [{ title: 'Dive Instructor', description: null, months: 360 }],
    });
    expect(thirty).toBe(two);
  });
});

describe('reasons', () => {
  it('name nobody and quote the job’s own words', () => {
    const { parts } = explained(aJob, {
      ...aProfile,
      work: [{ title: 'Dive Instructor', description: null, months: 6 }],
    });
    const years = parts.flatMap(({ reasons }) => reasons).find(({ text }) => text.includes('asked for;'));
    expect(years).toMatchObject({
      speaks: 'against',
      text: '2 years of such work are asked for; the work listed amounts to 6 months.',
      words: [{ from: 'job', text: expect.stringContaining('2 years') }],
    });
  });

  it.each([
    [
      'Dive Instructor',
      42,
      '2 years of such work are asked for; the work listed amounts to 3 years 6 months.',
    ],
    ['Dive Instructor', 13, '2 years of such work are asked for; the work listed amounts to 1 year 1 month.'],
    [
      'Dive Guide',
      42,
      '2 years of such work are asked for; 3 years 6 months of work near it (“Dive Guide”, 56 % near) are listed.',
    ],
    [
      'Dive Instructor',
      0,
      '2 years of such work are asked for; the work listed amounts to less than a month.',
    ],
    ['Accountant', 42, '2 years of such work are asked for; no such work is listed.'],
  ])('tell how long somebody was %s as it is, for %i months', (title, months, sentence) => {
    expect(textsOf(aJob, { ...aProfile, work: [{ title, description: null, months }] })).toContain(sentence);
  });

  it('tell years of the very work apart from years of work near it', () => {
    const work = [
      { title: 'Dive Instructor', description: null, months: 12 },
      { title: 'Dive Guide', description: null, months: 6 },
    ];
    expect(textsOf(aJob, { ...aProfile, work })).toContain(
      '2 years of such work are asked for; 1 year of it and 6 months of work near it (“Dive Guide”, 56 % near) are listed.',
    );
  });

  it('never tell the pay that somebody wants', () => {
    const profile = { ...aProfile, goals: { ...aProfile.goals, pay: { amount: 4321, currency: 'USD' } } };
    expect(JSON.stringify(explained(aJob, profile))).not.toContain('4321');
  });
});

describe('what would raise a score', () => {
  it('is the missing skills, each with the points the engine itself would then give', () => {
    const profile = { ...aProfile, skills: ['First aid'], work: [], summary: null };
    const [first] = raised(aJob, profile);
    expect(first?.kind).toBe('skill');
    const now = scored(aJob, profile).score ?? 0;
    const then = scored(aJob, { ...profile, skills: [...profile.skills, first?.text ?? ''] }).score ?? 0;
    expect(then - now).toBe(first?.gain);
  });
});
