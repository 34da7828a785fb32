import { extractJob } from '#matching/engine.ts';
import type { JobFeatures } from '#matching/features/features.ts';
import type { Db } from '#server/db/query.ts';
import { jobsToExtract } from './facts.queries.ts';
import { storedJobFeatures } from './features.queries.ts';
import { loadVocabulary } from './vocabulary.ts';

/** So few are extracted while somebody waits, a few milliseconds each. */
const atOnce = 8;

/**
 * The features of jobs as they are at this moment, also of what changed a second ago: a list and a job's own page go by the
 * same. Of many that are not extracted yet, as after an import, the others are missing until they are.
 */
export async function jobFeaturesOf(db: Db, ids: readonly number[]): Promise<Map<number, JobFeatures>> {
  const features = await storedJobFeatures(db, ids);
  const missing = ids.filter((id) => !features.has(id)).slice(0, atOnce);
  if (!missing.length) return features;
  for (const { id, facts } of await jobsToExtract(db, missing))
    features.set(id, extractJob(loadVocabulary(), facts));
  return features;
}

/** The same of one job. */
export async function jobFeatures(db: Db, id: number): Promise<JobFeatures | undefined> {
  return (await jobFeaturesOf(db, [id])).get(id);
}
