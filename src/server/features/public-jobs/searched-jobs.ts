import type { Query } from '#contract/api.ts';
import type { Db } from '#server/db/query.ts';
import { filtersOf } from '#server/features/search/job-search.queries.ts';
import { parseQuery } from '#server/features/search/parse-query.queries.ts';
import type { FindOtherNames } from '#server/features/search/standing-query.queries.ts';
import type { PublicFilters } from './public-jobs.queries.ts';

type Filters = Omit<Partial<Query<'GET /api/jobs/facets'>>, 'company' | 'recruiter' | 'status' | 'scope'>;

/** What a visitor's search lets through; undefined where nothing is searched for. */
export async function searchedJobs(
  db: Db,
  { search, ...filters }: Filters & { company?: unknown },
  company: number | undefined,
  otherNames: FindOtherNames,
): Promise<PublicFilters['found']> {
  const { company: _, ...narrowed } = filters;
  const parsed = await parseQuery(db, search, otherNames);
  if (!parsed && Object.values(narrowed).every((value) => value === undefined)) return undefined;
  return filtersOf(db, undefined, { ...narrowed, company }, parsed);
}
