import { extractJob, extractProfile } from '#matching/engine.ts';
import { rows, run } from '#server/db/query.ts';
import { explained } from '#server/features/matches/explained.ts';
import { jobsToExtract, profilesToExtract } from '#server/features/matches/facts.queries.ts';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { insertAll } from './insert-all.ts';
import type { LoadedApplication } from './load-applications.ts';
import type { Loading } from './loading.ts';

/** What everybody's match was when they applied, calculated by the engine: nothing about scores is made up here. */
export async function loadMatches(
  { tx }: Loading,
  applications: readonly LoadedApplication[],
): Promise<void> {
  const pairs = await rows<{ id: number; jobId: number; profileId: number }>(
    tx,
    `select a.id, a.job_posting_id as "jobId", p.id as "profileId"
     from application a join job_seeker_profile p on p.user_id = a.job_seeker_id and p.matching order by a.id`,
  );
  const vocabulary = loadVocabulary();
  const jobs = new Map(
    (await jobsToExtract(tx, [...new Set(pairs.map(({ jobId }) => jobId))])).map(({ id, facts }) => [
      id,
      extractJob(vocabulary, facts),
    ]),
  );
  const profiles = new Map(
    (await profilesToExtract(tx, [...new Set(pairs.map(({ profileId }) => profileId))])).map(
      ({ id, facts }) => [id, extractProfile(vocabulary, facts)],
    ),
  );
  const sentAt = new Map(applications.map((application) => [application.id, application.sentAt]));
  const matches = pairs.flatMap(({ id, jobId, profileId }) => {
    const [job, profile] = [jobs.get(jobId), profiles.get(profileId)];
    const match = job && profile && explained(job, profile);
    if (!match) return [];
    return { application_id: id, ...match, at_application: true, computed_at: sentAt.get(id) };
  });
  await insertAll(tx, 'application_match', matches);
  await run(
    tx,
    'update application a set match_score = m.score from application_match m where m.application_id = a.id and m.at_application',
  );
}
