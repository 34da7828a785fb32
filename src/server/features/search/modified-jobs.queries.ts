import type { Query } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { jobModifiedSince } from '#server/events/places.queries.ts';
import { jobsByIds, type JobSummaryRow } from '#server/features/jobs/jobs.queries.ts';
import { Page, pageOf, readCursor } from '#server/http/paging.ts';
import { runsJob } from '#server/visibility/visible-jobs.queries.ts';

/**
 * The jobs that an actor runs and something happened to since, the newest first. Read from the jobs themselves: what is searched
 * lags behind them by a moment, in which a copy would miss something.
 */
export async function modifiedJobs(
  db: Db,
  actor: Actor,
  since: string,
  { cursor, limit }: Pick<Query<'GET /api/jobs'>, 'cursor' | 'limit'>,
): Promise<Page<JobSummaryRow>> {
  const parameters = new Parameters();
  const where = [runsJob(actor, parameters), jobModifiedSince(actor, since, parameters)];
  const after = readCursor(cursor, ['time', 'number']);
  if (after)
    where.push(
      `(j.posted_date, j.id) < (${parameters.add(after[0])}::timestamptz, ${parameters.add(after[1])}::integer)`,
    );
  const found = await rows<{ id: number; posted: string }>(
    db,
    `select j.id, j.posted_date as posted from job_posting j where ${where.join(' and ')}
     order by j.posted_date desc, j.id desc limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  const { items, next } = pageOf(found, limit, (last) => [last.posted, last.id]);
  return new Page(
    await jobsByIds(
      db,
      actor,
      items.map(({ id }) => id),
    ),
    next,
  );
}
