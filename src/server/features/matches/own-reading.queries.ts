import { engineVersion, readProfile } from '#matching/engine.ts';
import type { ProfileFacts } from '#matching/facts.ts';
import type { ProfileReading } from '#matching/reading/readings.ts';
import type { Db } from '#server/db/query.ts';
import { row } from '#server/db/query.ts';
import { profilesToRead } from './facts.queries.ts';
import { loadVocabulary } from './vocabulary.ts';
import { refuse } from '#server/refusal.ts';

/**
 * What is known of a job seeker for matching: as they are at this moment, also when they saved something a second ago.
 * undefined where they have switched matching off.
 */
export async function ownReading(db: Db, userId: number): Promise<ProfileReading | undefined> {
  const own = await row<{ id: number; matching: boolean; reading: ProfileReading | null; due: boolean }>(
    db,
    `select p.id, p.matching, r.reading, exists (select from reading_due d where d.kind = 'profile' and d.id = p.id) as due
     from job_seeker_profile p left join profile_reading r on r.profile_id = p.id and r.engine = $2 where p.user_id = $1`,
    [userId, engineVersion],
    { prepare: 'own-reading' },
  );
  if (own && !own.matching) return undefined;
  if (own?.reading && !own.due) return own.reading;
  const [profile] = own ? await profilesToRead(db, [own.id]) : [];
  return readProfile(loadVocabulary(), profile?.facts ?? nothingSaid);
}

/** The same, refused where matching is off. */
export async function profileToMatch(db: Db, userId: number): Promise<ProfileReading> {
  const reading = await ownReading(db, userId);
  if (!reading)
    throw refuse.conflict(
      'matching_off',
      'You have switched matching off. You can switch it on again in your settings.',
    );
  return reading;
}

/** Whether there is anything a score could be made of. */
export function saysEnough({ skills, work }: ProfileReading): boolean {
  return skills.length > 0 || work.length > 0;
}

const nothingSaid: ProfileFacts = {
  title: null,
  summary: null,
  skills: [],
  work: [],
  studies: [],
  goals: { titles: [], places: [], employmentTypes: [], pay: null, startDate: null },
  values: [],
  ways: [],
};
