import type { Query } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import type { ProfileReading } from '#matching/reading/readings.ts';
import type { Db } from '#server/db/query.ts';
import { filtersOf } from '#server/features/jobs/job-search.queries.ts';
import type { JobSummaryRow } from '#server/features/jobs/jobs.queries.ts';
import { jobsByIds } from '#server/features/jobs/jobs.queries.ts';
import { pageOfRanked, rankedJobs } from '#server/features/matches/ranked-jobs.queries.ts';
import type { Scored } from '#server/features/matches/scores.queries.ts';
import type { Page } from '#server/http/paging.ts';
import type { FindOtherNames } from './search/asked.ts';

type Search = Query<'GET /api/jobs'>;

/** One page of the jobs a search finds, those that match this profile best first; the best several hundred are ranked. */
export async function searchByMatch(
  db: Db,
  actor: Actor,
  profile: ProfileReading,
  search: Search,
  otherNames?: FindOtherNames,
): Promise<Page<JobSummaryRow & Scored>> {
  const ranked = await rankedJobs(db, profile, {
    where: await filtersOf(db, actor, search, otherNames),
    orNewest: true,
  });
  return pageOfRanked(ranked, search, (ids) => jobsByIds(db, actor, ids));
}
