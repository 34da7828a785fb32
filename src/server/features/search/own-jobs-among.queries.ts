import type { Actor } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { jobsByIds, type JobSummaryRow } from '#server/features/jobs/jobs.queries.ts';
import { runsJob } from '#server/visibility/visible-jobs.queries.ts';

/**
 * Those of some jobs that an actor runs. Read from the jobs themselves: what is searched lags behind them by a moment, in which a copy
 * would miss something.
 */
export async function ownJobsAmong(db: Db, actor: Actor, among: readonly number[]): Promise<JobSummaryRow[]> {
  const parameters = new Parameters();
  const where = `j.id = any(${parameters.add(among)}::integer[]) and ${runsJob(actor, parameters)}`;
  const found = await rows<{ id: number }>(
    db,
    `select j.id from job_posting j where ${where} limit ${parameters.add(among.length)}`,
    parameters.values,
  );
  return jobsByIds(
    db,
    actor,
    found.map(({ id }) => id),
  );
}
