import { describe, expect, test } from 'vitest';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { aJob, nothing } from '#test/matching-examples.ts';
import { explain, extractJob, extractProfile, match } from './engine.ts';

const vocabulary = loadVocabulary();

/** A posting of a title and a few skills, as thin as they come. */
const posting = (title: string, skillsRequired: string[], requirements = '') =>
  extractJob(vocabulary, {
    ...aJob,
    title,
    description: 'Join us.',
    requirements,
    skillsRequired,
    experienceLevel: null,
    values: [],
    ways: [],
  });
type Work = [title: string, months: number];
const person = (skills: string[], ...work: Work[]) =>
  extractProfile(vocabulary, {
    ...nothing,
    skills,
    work: work.map(([title, months]) => ({ title, months, description: null })),
  });

describe('one skill asked for and there is no proof of fit', () => {
  test.each<[string, string[], Work[], string]>([
    ['Consultant Surgeon', ['English'], [], 'somebody without work'],
    ['Seaplane Pilot', ['First aid', 'English'], [], 'somebody who left school'],
    ['Bank Manager', ['Teamwork', 'Leadership'], [['Waiter', 60]], 'a waiter'],
    ['Head of Nursing', ['Leadership', 'Staff management'], [['Head Chef', 120]], 'a head chef'],
    ['Dentist', ['Microsoft Office'], [['Secretary', 90]], 'a secretary'],
    ['Lecturer in Law', ['Communication'], [['Taxi driver', 200]], 'a taxi driver'],
    ['Receptionist', ['English', 'Computer literacy'], [['Staff nurse', 48]], 'a nurse'],
    ['Harbour Pilot', ['English', 'Teamwork'], [['Baker', 140]], 'a baker'],
    ['Spa Manager', ['Leadership', 'First aid'], [['Truck driver', 100]], 'a driver'],
    ['Accountant', ['Microsoft Excel'], [['Gardener', 80]], 'a gardener'],
    ['Kindergarten Teacher', ['English', 'Dhivehi'], [['Boat captain', 96]], 'a captain'],
  ])('for “%s” that asks for %j, of %j: %s', (title, skills, work, _who) => {
    const found = person(skills, ...work);
    const { score, parts } = explain(vocabulary, posting(title, skills), found);
    expect(score ?? 0).toBeLessThan(60);
    const told = parts.flatMap(({ reasons }) => reasons.map(({ text }) => text)).join(' ');
    expect(told).toMatch(/No work near|lists no work experience/);
  });

  test('fifty skills without any work are not green', () => {
    const wanted = ['Diesel engines', 'Hydraulics', 'Welding', 'STCW'];
    const many = ['Cooking', 'Scuba diving', 'Photoshop', 'Accounting', 'Python', 'Gardening', 'Driving'];
    const found = person([...wanted, ...Array.from({ length: 46 }, (_, at) => `${many[at % 7]} ${at}`)]);
    expect(match(vocabulary, posting('Marine Engineer', wanted), found).score ?? 0).toBeLessThan(60);
  });

  test.each<[string, string[], Work]>([
    ['Lifeguard', ['First aid', 'Swimming'], ['Pool lifeguard', 36]],
    ['Waiter', ['Wine service'], ['Waitress', 24]],
    ['Boat Captain', ['Navigation'], ['Launch master', 60]],
  ])('and who did the very work of “%s” is not held back by that', (title, skills, work) => {
    const found = person(skills, work);
    expect(match(vocabulary, posting(title, skills), found).score ?? 0).toBeGreaterThanOrEqual(60);
  });
});

describe('the months of work are said as they are, and how near it is beside them', () => {
  const toldOfYears = (title: string, asked: string, ...work: Work[]) =>
    explain(vocabulary, posting(title, ['English'], asked), person(['English'], ...work))
      .parts.flatMap(({ reasons }) => reasons.map(({ text }) => text))
      .find((text) => /asked for; /.test(text)) ?? '';

  test.each<[string, string, Work[], string]>([
    ['Restaurant Supervisor', '3 years', [['Waiter', 42]], '3 years 6 months'],
    ['Dive Instructor', '3 years', [['Dive guide', 30]], '2 years 6 months'],
    ['Receptionist', '2 years', [['Front office agent', 8]], '8 months'],
    ['Sous Chef', '4 years', [['Chef de partie', 50]], '4 years 2 months'],
    ['Plumber', '5 years', [['Plumber', 27]], '2 years 3 months'],
    ['Room Attendant', '1 year', [['Chambermaid', 13]], '1 year 1 month'],
    ['Boat Captain', '6 years', [['Launch master', 71]], '5 years 11 months'],
    ['Accountant', '2 years', [['Bookkeeper', 31]], '2 years 7 months'],
    [
      'Bartender',
      '2 years',
      [
        ['Barback', 9],
        ['Bartender', 9],
      ],
      '1 year 6 months',
    ],
    ['Electrician', '5 years', [['Electrician', 60]], '5 years'],
    ['Gardener', '1 year', [['Mali', 18]], '1 year 6 months'],
  ])('“%s” asks for %s: of %j it says %s', (title, asked, work, months) => {
    const told = toldOfYears(title, `At least ${asked} of experience.`, ...work);
    expect(told).toContain(months);
  });

  test('and of work far from it that none is listed', () => {
    expect(toldOfYears('Electrician', 'At least 5 years of experience.', ['Baker', 100])).toMatch(
      /no such work is listed/,
    );
  });
});
