import type { Actor } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { row } from '#server/db/query.ts';
import { jobsInView, openJob } from '#server/visibility/visible-jobs.queries.ts';

export async function companyFigures(
  db: Db,
  actor: Actor,
  companyId?: number,
): Promise<{ activeJobs: number; totalApplications: number; openPositions: number }> {
  const parameters = new Parameters();
  const inView = jobsInView(actor, companyId, parameters);
  const figures = await row<{ activeJobs: number; totalApplications: number; openPositions: number }>(
    db,
    `select count(*) filter (where ${openJob}) as "activeJobs", coalesce(sum(j.application_count), 0)::bigint as "totalApplications",
            count(*) filter (where j.status = 'active') as "openPositions"
     from job_posting j join company c on c.id = j.company_id where ${inView}`,
    parameters.values,
  );
  return figures ?? { activeJobs: 0, totalApplications: 0, openPositions: 0 };
}
