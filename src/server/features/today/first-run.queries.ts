import { openCompanyId } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import { type Db, row } from '#server/db/query.ts';
import { runsJob } from '#server/visibility/visible-jobs.queries.ts';

export interface FirstRunFacts {
  /** Since when somebody is at work for a company of their own. */
  companyAt: string | null;
  logo: boolean;
  jobAt: string | null;
  colleagueAt: string | null;
  applicantAt: string | null;
}

/** What there is of a new employer: none of it is kept as done, all of it is looked up. A draft is no job yet. */
export async function firstRunFacts(
  db: Db,
  actor: Actor,
  companyId: number | undefined,
): Promise<FirstRunFacts | undefined> {
  const parameters = new Parameters();
  const own = `nullif(${parameters.add(companyId ?? openCompanyId)}::integer, ${openCompanyId})`;
  const self = `${parameters.add(actor.id)}::integer`;
  const run = runsJob(actor, parameters);
  return row<FirstRunFacts>(
    db,
    `select (select m.created_at from company_user m where m.company_id = ${own} and m.user_id = ${self}) as "companyAt",
            exists (select from picture p where p.company_id = ${own} and p.kind = 'logo') as logo,
            (select min(j.posted_date) from job_posting j where ${run} and j.status <> 'draft') as "jobAt",
            (select min(m.created_at) from company_user m where m.company_id = ${own} and m.verified and m.user_id <> ${self}) as "colleagueAt",
            (select a.application_date from application a join job_posting j on j.id = a.job_posting_id
             where ${run} order by a.application_date, a.id limit 1) as "applicantAt"`,
    parameters.values,
  );
}
