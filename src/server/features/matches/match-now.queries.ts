import type { ProfileFeatures } from '#matching/features/features.ts';
import type { Db } from '#server/db/query.ts';
import { type Explained, explained } from './explained.ts';
import { jobFeatures } from './job-features.queries.ts';
import { ownFeatures } from './own-features.queries.ts';

/**
 * How well a person and a job fit at this moment: a few milliseconds, since both have been read beforehand. undefined for
 * who wants no scores, and where job and profile say too little for one.
 */
export async function matchNow(db: Db, jobId: number, userId: number): Promise<Explained | undefined> {
  const profile = await ownFeatures(db, userId);
  if (!profile || saysNothing(profile)) return undefined;
  const job = await jobFeatures(db, jobId);
  return job && explained(job, profile);
}

/** Then there is no score for any job, and none need be read. */
function saysNothing({ skills, work, headline }: ProfileFeatures): boolean {
  return skills.length === 0 && work.length === 0 && headline === null;
}
