import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ProfileFacts, profileCompletion, profileGaps } from './profile-completion.ts';

const empty: ProfileFacts = {
  title: null,
  summary: null,
  location: null,
  phone: null,
  resumeUrl: null,
  fileCount: 0,
  skills: [],
  experienceCount: 0,
  educationCount: 0,
};
const full: ProfileFacts = {
  title: 'Skipper',
  summary: 'At sea since 2009.',
  location: 'Malé',
  phone: '+960 330 0000',
  resumeUrl: 'https://example.com/cv',
  fileCount: 0,
  skills: ['navigation'],
  experienceCount: 1,
  educationCount: 1,
};

test('an empty profile is at 0 and one with everything at 100', () => {
  expect(profileCompletion(empty)).toBe(0);
  expect(profileCompletion(full)).toBe(100);
  expect(profileGaps(full)).toEqual([]);
});

test('what is there and what is missing always make 100', () => {
  const any = fc.record(
    Object.fromEntries(
      Object.keys(full).map((key) => [
        key,
        fc.constantFrom(empty[key as keyof ProfileFacts], full[key as keyof ProfileFacts]),
      ]),
    ),
  ) as unknown as fc.Arbitrary<ProfileFacts>; // Object.fromEntries forgets which keys it made.
  fc.assert(
    fc.property(any, (profile) => {
      const missing = profileGaps(profile).reduce((sum, { worth }) => sum + worth, 0);
      expect(profileCompletion(profile) + missing).toBe(100);
    }),
  );
});

test('the dearest gap is asked for first', () => {
  const worths = profileGaps(empty).map(({ worth }) => worth);
  expect(worths).toEqual(worths.toSorted((a, b) => b - a));
});

test('more of the same adds nothing', () => {
  expect(profileCompletion({ ...full, experienceCount: 9, skills: ['a', 'b', 'c'] })).toBe(100);
});

test('a résumé kept here counts like a link to one', () => {
  expect(profileCompletion({ ...full, resumeUrl: null, fileCount: 1 })).toBe(100);
  expect(profileGaps({ ...full, resumeUrl: null }).map(({ ask }) => ask)).toEqual(['Add your résumé']);
});
