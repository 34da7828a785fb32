import { beforeAll, describe, expect, it } from 'vitest';
import { match, extractJob, extractProfile } from './engine.ts';
import type { ProfileFacts } from './facts.ts';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { aJob } from '#test/matching-examples.ts';
import { asOtherPeople, madeUpProfiles } from '#test/other-people.ts';

const vocabulary = loadVocabulary();
const jobs = [
  aJob,
  {
    ...aJob,
    title: 'Waiter',
    description: 'Serve guests in our two restaurants. Wine service and a second language are an advantage.',
    requirements: 'One year of experience in a restaurant. Good English.',
    skillsRequired: ['Food and beverage service', 'English', 'Wine service'],
  },
].map((job) => extractJob(vocabulary, job));

const scoresOf = (profile: ProfileFacts) => {
  const features = extractProfile(vocabulary, profile);
  return jobs.map((job) => match(vocabulary, job, features));
};

// Read once: what each is compared with. A thousand made from real résumés are tried by bench/matching-blindness.
const profiles = madeUpProfiles(60);
let before: string[] = [];

describe('who somebody is changes no score', { timeout: 30_000 }, () => {
  beforeAll(() => {
    before = profiles.map((profile) => JSON.stringify(scoresOf(profile)));
  }, 30_000);

  it.each(Object.entries(asOtherPeople))(
    'profiles of every trade score the same with another %s',
    (_what, other) => {
      const differing = profiles.filter(
        (profile, index) => JSON.stringify(scoresOf(other(profile))) !== before[index],
      );
      expect(differing).toEqual([]);
    },
  );

  it('while what somebody can do does change it', () => {
    const [profile] = madeUpProfiles(1);
    expect(scoresOf({ ...profile!, skills: [], work: [], summary: null, title: null })).not.toEqual(
      scoresOf(profile!),
    );
  });
});
