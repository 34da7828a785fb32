import { extractJob } from '#matching/engine.ts';
import type { JobFeatures } from '#matching/features/features.ts';
import type { Db } from '#server/db/query.ts';
import { jobsToExtract } from './facts.queries.ts';
import { isStale } from './stale-features.queries.ts';
import { storedJobFeatures } from './features.queries.ts';
import { loadVocabulary } from './vocabulary.ts';

/** What is known of one job for matching, as it is at this moment. */
export async function jobFeatures(db: Db, id: number): Promise<JobFeatures | undefined> {
  const stored = (await isStale(db, 'job', id)) ? undefined : (await storedJobFeatures(db, [id])).get(id);
  if (stored) return stored;
  const [job] = await jobsToExtract(db, [id]);
  return job && extractJob(loadVocabulary(), job.facts);
}
