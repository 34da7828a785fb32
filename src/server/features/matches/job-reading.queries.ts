import { readJob } from '#matching/engine.ts';
import type { JobReading } from '#matching/reading/readings.ts';
import type { Db } from '#server/db/query.ts';
import { jobsToRead } from './facts.queries.ts';
import { isDue } from './reading-due.queries.ts';
import { storedJobReadings } from './readings.queries.ts';
import { loadVocabulary } from './vocabulary.ts';

/** What is known of one job for matching, as it is at this moment. */
export async function jobReading(db: Db, id: number): Promise<JobReading | undefined> {
  const stored = (await isDue(db, 'job', id)) ? undefined : (await storedJobReadings(db, [id])).get(id);
  if (stored) return stored;
  const [job] = await jobsToRead(db, [id]);
  return job && readJob(loadVocabulary(), job.facts);
}
