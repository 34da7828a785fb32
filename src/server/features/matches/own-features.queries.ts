import { engineVersion, extractProfile } from '#matching/engine.ts';
import type { ProfileFacts } from '#matching/facts.ts';
import type { ProfileFeatures } from '#matching/features/features.ts';
import type { Db } from '#server/db/query.ts';
import { row } from '#server/db/query.ts';
import { profilesToExtract } from './facts.queries.ts';
import { loadVocabulary } from './vocabulary.ts';
import { refuse } from '#server/refusal.ts';

/**
 * What is known of a job seeker for matching: as they are at this moment, also when they saved something a second ago.
 * undefined where they have switched matching off.
 */
export async function ownFeatures(db: Db, userId: number): Promise<ProfileFeatures | undefined> {
  const own = await row<{ id: number; matching: boolean; features: ProfileFeatures | null; due: boolean }>(
    db,
    `select p.id, p.matching, r.reading as features, exists (select from reading_due d where d.kind = 'profile' and d.id = p.id) as due
     from job_seeker_profile p left join profile_reading r on r.profile_id = p.id and r.engine = $2 where p.user_id = $1`,
    [userId, engineVersion],
    { prepare: 'own-features', batched: true },
  );
  if (own && !own.matching) return undefined;
  if (own?.features && !own.due) return own.features;
  const [profile] = own ? await profilesToExtract(db, [own.id]) : [];
  return profile ? extractProfile(loadVocabulary(), profile.facts) : nothingRead();
}

/** The same, refused where matching is off. */
export async function profileToMatch(db: Db, userId: number): Promise<ProfileFeatures> {
  const features = await ownFeatures(db, userId);
  if (!features)
    throw refuse.conflict('matching_off', 'You turned matching off. You can turn it on again in settings.');
  return features;
}

/** Whether there is anything a score could be made of. */
export function saysEnough({ skills, work }: ProfileFeatures): boolean {
  return skills.length > 0 || work.length > 0;
}

let ofNothing: ProfileFeatures | undefined;

/** What comes of a profile that says nothing, which is the same for everybody. */
function nothingRead(): ProfileFeatures {
  return (ofNothing ??= extractProfile(loadVocabulary(), nothingSaid));
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
