import type { ApplicationStatus } from '#domain/application-status.ts';
import type { Actor } from '#domain/permissions.ts';
import { hiringReach } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { row, rows } from '#server/db/query.ts';
import { contains } from '#server/features/companies/companies.queries.ts';
import { openJob, runsJob } from '#server/features/jobs/jobs.visibility.queries.ts';
import type { Page } from '#server/http/paging.ts';
import { pageOf, readCursor } from '#server/http/paging.ts';

/** The jobs an actor runs; a platform admin may narrow everything down to one company, for others the parameter changes nothing. */
function jobsInView(actor: Actor, companyId: number | undefined, parameters: Parameters): string {
  const run = runsJob(actor, parameters);
  return companyId && hiringReach(actor).everything ? `j.company_id = ${parameters.add(companyId)}` : run;
}

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

export async function countJobViews(db: Db, actor: Actor, companyId?: number): Promise<number> {
  const parameters = new Parameters();
  const counted = await row<{ count: number }>(
    db,
    `select count(*) as count from job_view v join job_posting j on j.id = v.job_posting_id where ${jobsInView(actor, companyId, parameters)}`,
    parameters.values,
  );
  return counted?.count ?? 0;
}

/** Mean days from application to the moment of hire, over those now hired; null while there are none. */
export async function meanDaysToHire(db: Db, actor: Actor, companyId?: number): Promise<number | null> {
  const parameters = new Parameters();
  const mean = await row<{ days: number | null }>(
    db,
    `select round((avg(extract(epoch from h.changed_at - a.application_date)) / 86400)::numeric, 1) as days
     from application a join job_posting j on j.id = a.job_posting_id
     join lateral (select max(changed_at) as changed_at from application_status_history where application_id = a.id and to_status = 'hired') h on true
     where a.status = 'hired' and ${jobsInView(actor, companyId, parameters)}`,
    parameters.values,
  );
  return mean?.days ?? null;
}

export async function applicationsByStatus(
  db: Db,
  actor: Actor,
  companyId?: number,
): Promise<{ status: ApplicationStatus; count: number }[]> {
  const parameters = new Parameters();
  return rows(
    db,
    `select a.status, count(*) as count from application a join job_posting j on j.id = a.job_posting_id
     where ${jobsInView(actor, companyId, parameters)} group by a.status`,
    parameters.values,
  );
}

/** The five jobs with most applications, then most views. */
export async function topJobs(
  db: Db,
  actor: Actor,
  companyId?: number,
): Promise<{ id: number; title: string; views: number; applications: number }[]> {
  const parameters = new Parameters();
  return rows(
    db,
    `select j.id, j.title, (select count(*) from job_view v where v.job_posting_id = j.id) as views, j.application_count as applications
     from job_posting j where ${jobsInView(actor, companyId, parameters)}
     order by applications desc, views desc, j.id desc limit 5`,
    parameters.values,
  );
}

export interface CandidateRow {
  id: number;
  name: string;
  title: string | null;
  location: string | null;
  summary: string | null;
  skills: string[];
  email: string | null;
  phone: string | null;
  lastApplicationId: number | null;
  lastAppliedAt: string | null;
}

/** Applicants of the jobs in view, the latest first, then job seekers who want to be found. Contact only where they applied. */
export async function candidates(
  db: Db,
  actor: Actor,
  {
    companyId,
    search,
    limit,
    cursor,
  }: {
    companyId?: number | undefined;
    search?: string | undefined;
    limit: number;
    cursor?: string | undefined;
  },
): Promise<Page<CandidateRow>> {
  const parameters = new Parameters();
  const after = readCursor(cursor, ['time or null', 'number']);
  const inView = jobsInView(actor, companyId, parameters);
  const where = ['(latest.id is not null or p.discoverable)', 'u.disabled_at is null'];
  if (search?.trim()) {
    const pattern = parameters.add(contains(search));
    where.push(
      `concat_ws(' ', u.first_name, u.last_name, p.title, p.location, p.summary, array_to_string(p.skills, ' ')) ilike ${pattern}`,
    );
  }
  if (after) {
    const applied = `coalesce(${parameters.add(after[0])}::timestamptz, '-infinity')`;
    where.push(
      `(coalesce(latest.application_date, '-infinity'), u.id) < (${applied}, ${parameters.add(after[1])}::integer)`,
    );
  }
  const found = await rows<CandidateRow>(
    db,
    `select u.id, case when u.first_name is not null and u.last_name is not null then u.first_name || ' ' || u.last_name else u.username end as name,
            p.title, p.location, p.summary, coalesce(p.skills, '{}') as skills,
            case when latest.id is not null then u.email end as email, case when latest.id is not null then p.phone end as phone,
            latest.id as "lastApplicationId", latest.application_date as "lastAppliedAt"
     from user_account u
     left join job_seeker_profile p on p.user_id = u.id
     left join lateral (
       select a.id, a.application_date from application a join job_posting j on j.id = a.job_posting_id
       where a.job_seeker_id = u.id and ${inView} order by a.application_date desc, a.id desc limit 1
     ) latest on true
     where u.user_type = 'job_seeker' and ${where.join(' and ')}
     order by coalesce(latest.application_date, '-infinity') desc, u.id desc limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, limit, (last) => [last.lastAppliedAt, last.id]);
}
