import type { Query } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import type { ProfileFeatures } from '#matching/features/features.ts';
import type { Db } from '#server/db/query.ts';
import { excerptsOf } from './excerpts.queries.ts';
import { filtersOf, type Found } from './job-search.queries.ts';
import { jobsByIds } from '#server/features/jobs/jobs.queries.ts';
import { parseQuery } from './parse-query.queries.ts';
import { searchedWords } from './searched-words.queries.ts';
import { pageOfRanked, rankedJobs } from '#server/features/matches/ranked-jobs.queries.ts';
import { Page } from '#server/http/paging.ts';
import type { FindOtherNames } from './query/parsed-query.ts';

type Search = Query<'GET /api/jobs'>;

/** One page of the jobs a search finds, those that match this profile best first; the best several hundred are ranked. */
export async function searchByMatch(
  db: Db,
  actor: Actor,
  profile: ProfileFeatures,
  search: Search,
  otherNames?: FindOtherNames,
): Promise<Found> {
  const parsed = await parseQuery(db, search.search, otherNames);
  const ranked = await rankedJobs(db, profile, {
    where: await filtersOf(db, actor, search, parsed),
    orNewest: true,
  });
  const page = await pageOfRanked(ranked, search, (ids) => jobsByIds(db, actor, ids));
  const words = parsed?.groups.length && page.items.length ? await searchedWords(db, undefined, parsed) : [];
  const excerpts = await excerptsOf(db, words, page.items);
  const jobs = page.items.map((job) => {
    const excerpt = excerpts.get(job.id);
    return excerpt ? { ...job, excerpt } : job;
  });
  return { page: new Page(jobs, page.next), words, parsed };
}
