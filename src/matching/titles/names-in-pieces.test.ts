import { describe, expect, test } from 'vitest';
import { extractProfile } from '#matching/engine.ts';
import { nothing } from '#test/matching-examples.ts';
import { titled, vocabulary } from '#test/features.ts';
import { row } from '#matching/text/rows.ts';
import { labelOf } from '#matching/vocabulary/concepts.ts';
import { isBareHead } from './bare-heads.ts';
import { namesHeld } from './held-names.ts';

const held = (title: string) =>
  namesHeld(vocabulary, title).map(({ occupation }) => labelOf(vocabulary, occupation));
const firstOf = (title: string) => {
  const [first] = titled(title).occupations;
  return first && first.occupation < vocabulary.size ? labelOf(vocabulary, first.occupation) : undefined;
};

describe('a name whose words stand apart in a title is read', () => {
  test.each([
    ['Technician (Dental)', 'dental technician'],
    ['Engineer (Civil)', 'civil engineer'],
    ['Assistant (Dental)', 'dental chairside assistant'],
    ['Manager - Restaurant', 'restaurant manager'],
    ['Teacher of Mathematics', 'mathematics teacher at secondary school'],
    ['Dental / Pharmacy Technician', 'dental technician'],
    ['Civil & Structural Engineer', 'civil engineer'],
    ['Taxi or Bus Driver', 'taxi driver'],
    ['Chemical, Civil and Marine Engineer', 'chemical engineer'],
    ['Software Tester/Developer', 'software developer'],
    ['Restaurant Supervisor / Manager', 'restaurant manager'],
    ['Warehouse Deputy Manager', 'warehouse manager'],
    ['Restaurant Assistant Manager', 'restaurant manager'],
    ['Marketing Senior Manager', 'marketing manager'],
  ])('in “%s”', (title, occupation) => {
    expect(held(title)).toContain(occupation);
  });

  test.each([
    ['Accountant / Sales Assistant', 'statistical assistant'],
    ['Sales Assistant - Accountant', 'statistical assistant'],
    ['Kitchen Porter and Driver', 'kitchen assistant'],
    ['Friend of the Manager', 'restaurant manager'],
    ['Waiter / Bartender', 'head waiter/head waitress'],
    ['Dental clinic, Technician of lifts', 'dental technician'],
  ])('and “%s” is none of %s', (title, occupation) => {
    expect(held(title)).not.toContain(occupation);
  });
});

describe('a word that ends the names of many occupations names none by itself', () => {
  test.each(
    'Technician Supervisor Assistant Inspector Director Maker Clerk Agent Planner Tester Fitter Installer'.split(
      ' ',
    ),
  )('“%s”', (word) => {
    expect(isBareHead(vocabulary, word)).toBe(true);
    expect(titled(word).occupations[0]?.sure ?? 0).toBeLessThan(0.6);
  });

  test.each(
    'Receptionist Electrician Programmer Chef Plumber Baker Accountant Waiter Tutor Producer'.split(' '),
  )('but “%s” does', (word) => {
    expect(isBareHead(vocabulary, word)).toBe(false);
    expect(titled(word).occupations[0]?.sure ?? 0).toBeGreaterThan(0.6);
  });
});

describe('how far somebody has come, a grade’s code or who may apply hides no name', () => {
  test.each([
    ['Boilerman G1', 'boiler operator'],
    ['Carpenter Trainee', 'carpenter'],
    ['Dental Technician Apprentice', 'dental technician'],
    ['Plumber only', 'plumber'],
    ['Baker wanted', 'baker'],
    ['Chief Baker', 'baker'],
    ['Professional Photographer', 'photographer'],
    ['Waiter Females only', 'waiter/waitress'],
    ['Welder Intern', 'welder'],
    ['Bus Driver preferred', 'bus driver'],
    ['Principal Dental Technician KP41', 'dental technician'],
  ])('in “%s”', (title, occupation) => {
    expect(firstOf(title)).toBe(occupation);
  });
});

describe('whom somebody works for is somebody else', () => {
  test.each([
    ['Driver for the Sales Manager', 'sales manager'],
    ['Assistant to the Restaurant Manager', 'restaurant manager'],
    ['Cook for Restaurant Manager', 'restaurant manager'],
    ['Receptionist to Dental Technician', 'dental technician'],
    ['Nanny to a Pilot', 'commercial pilot'],
    ['Butler for the Ambassador', 'ambassador'],
    ['Bodyguard to the Managing Director', 'chief executive officer'],
    ['Chauffeur to our Chief Executive Officer', 'chief executive officer'],
    ['Personal Assistant to the Financial Controller', 'financial controller'],
    ['Gardener to the Hotel Manager', 'accommodation manager'],
  ])('in “%s”', (title, other) => {
    expect(titled(title).occupations.map(({ occupation }) => labelOfAny(occupation))).not.toContain(other);
  });

  test.each([
    ['Teacher for Mathematics', 'mathematics'],
    ['Waiter for Restaurant', 'restaur'],
    ['Engineer for Bridges', 'bridg'],
  ])('but what the work is for stays: “%s”', (title, stem) => {
    expect(titled(title).stems.some(([own]) => own.startsWith(stem.slice(0, 5)))).toBe(true);
  });
});

const labelOfAny = (occupation: number) =>
  occupation < vocabulary.size ? labelOf(vocabulary, occupation) : '';

describe('of each trade that a title surely names the skills are usual', () => {
  test.each([
    ['Driver cum Bodyguard', 'bodyguard'],
    ['Waiter / Bartender', 'bartender'],
    ['Gardener / Plumber', 'plumber'],
    ['Waiter and Barber', 'barber'],
    ['Taxi or Bus Driver', 'taxi driver'],
    ['Dental / Pharmacy Technician', 'dental technician'],
    ['Baker & Butcher', 'butcher'],
    ['Cook cum Waiter', 'waiter/waitress'],
    ['Carpenter, Plumber', 'plumber'],
    ['Photographer + Journalist', 'journalist'],
  ])('“%s” has those of a %s', (title, trade) => {
    const { skills, work } = extractProfile(vocabulary, {
      ...nothing,
      work: [{ title, description: null, months: 24 }],
    });
    const occupation = work[0]?.title.occupations.find((one) => labelOfAny(one.occupation) === trade);
    expect(occupation?.sure).toBeGreaterThanOrEqual(0.7);
    const usual = Array.from(row(vocabulary.essential, occupation!.occupation));
    expect(usual.length).toBeGreaterThan(0);
    for (const skill of usual) expect(skills.map((one) => one.skill)).toContain(skill);
  });

  test('and not of a trade that is only resembled', () => {
    const { skills } = extractProfile(vocabulary, {
      ...nothing,
      work: [{ title: 'Agent', description: null, months: 24 }],
    });
    expect(skills).toEqual([]);
  });
});
