import type { Db } from '#server/db/query.ts';
import { keepMatchAtApplication, pairOf } from '#server/features/matches/application-matches.queries.ts';
import { explained } from '#server/features/matches/explained.ts';
import { jobReading } from '#server/features/matches/job-reading.queries.ts';
import { ownReading } from '#server/features/matches/own-reading.queries.ts';

/**
 * Keeps how well an applicant and a job fit at the time of applying. A few milliseconds: both have been read beforehand.
 * Who wants no scores, or says too little for one, gets none.
 */
export async function scoreApplication(tx: Db, { subjectId }: { subjectId: number }): Promise<void> {
  const pair = await pairOf(tx, subjectId);
  if (!pair) return;
  const job = await jobReading(tx, pair.jobId);
  const profile = await ownReading(tx, pair.jobSeekerId);
  const match = job && profile && explained(job, profile);
  if (match) await keepMatchAtApplication(tx, subjectId, match);
}
