import type { ApplicationSource } from '#domain/application-source.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { row, rows } from '#server/db/query.ts';
import { daysOf, inQuestion, type View } from './view.queries.ts';

export interface PeriodFigures {
  jobViews: number;
  totalApplications: number;
  hires: number;
  avgTimeToHire: number | null;
}

/** Views, applications and hires of the days; time to hire is the mean of days from application to the (last) move to hired. */
export async function periodFigures(db: Db, view: View): Promise<PeriodFigures | undefined> {
  const parameters = new Parameters();
  const { jobs, applications } = inQuestion(view, parameters);
  const { since, until, begin, end } = daysOf(view, parameters);
  return row<PeriodFigures>(
    db,
    `with job as (select j.id from job_posting j where ${jobs}),
     hire as (
       select extract(epoch from max(h.changed_at) - a.application_date) / 86400 as days
       from application a join application_status_history h on h.application_id = a.id and h.to_status = 'hired'
       where a.status = 'hired' and ${applications} and a.job_posting_id in (select id from job)
       group by a.id having max(h.changed_at) >= ${begin} and max(h.changed_at) < ${end}
     )
     select (select count(*) from job_view v where v.job_posting_id in (select id from job)
               and v.viewed_on >= ${since} and v.viewed_on < ${until}) as "jobViews",
            (select count(*) from application a where ${applications} and a.job_posting_id in (select id from job)
               and a.application_date >= ${begin} and a.application_date < ${end}) as "totalApplications",
            count(*) as hires, round(avg(hire.days)::numeric, 1) as "avgTimeToHire"
     from hire`,
    parameters.values,
  );
}

/** Every day of the range, those on which nothing happened too. */
export async function dailyFigures(
  db: Db,
  view: View,
): Promise<{ day: string; views: number; applications: number }[]> {
  const parameters = new Parameters();
  const { jobs, applications } = inQuestion(view, parameters);
  const { since, until, begin, end, zone } = daysOf(view, parameters);
  return rows(
    db,
    `with job as (select j.id from job_posting j where ${jobs}),
     viewed as (
       select v.viewed_on as day, count(*) as views from job_view v
       where v.job_posting_id in (select id from job) and v.viewed_on >= ${since} and v.viewed_on < ${until} group by 1
     ),
     applied as (
       select (a.application_date at time zone ${zone})::date as day, count(*) as applications from application a
       where ${applications} and a.job_posting_id in (select id from job) and a.application_date >= ${begin} and a.application_date < ${end} group by 1
     )
     select d::date as day, coalesce(viewed.views, 0) as views, coalesce(applied.applications, 0) as applications
     from generate_series(${since}::timestamp, ${until}::timestamp - interval '1 day', interval '1 day') d
     left join viewed on viewed.day = d::date left join applied on applied.day = d::date
     order by d`,
    parameters.values,
  );
}

export async function applicationsByStatus(
  db: Db,
  view: View,
): Promise<{ status: ApplicationStatus; count: number }[]> {
  return grouped(db, view, 'a.status as status');
}

/** Where applicants came from; null for applications that do not say. */
export async function applicationsBySource(
  db: Db,
  view: View,
): Promise<{ source: ApplicationSource | null; count: number }[]> {
  return grouped(db, view, 'a.source as source');
}

/** How many of the applications of these days have ever stood in each status. */
export async function reachedStatuses(
  db: Db,
  view: View,
): Promise<{ status: ApplicationStatus; count: number }[]> {
  const parameters = new Parameters();
  const { jobs, applications } = inQuestion(view, parameters);
  const { begin, end } = daysOf(view, parameters);
  return rows(
    db,
    `select h.to_status as status, count(distinct a.id) as count
     from application a join job_posting j on j.id = a.job_posting_id
     join application_status_history h on h.application_id = a.id and not h.withdrawal
     where ${jobs} and ${applications} and a.application_date >= ${begin} and a.application_date < ${end}
     group by 1`,
    parameters.values,
  );
}

/** The five jobs with most applications in these days, then most views. */
export async function topJobs(
  db: Db,
  view: View,
): Promise<{ id: number; title: string; views: number; applications: number }[]> {
  const parameters = new Parameters();
  const { jobs, applications } = inQuestion(view, parameters);
  const { since, until, begin, end } = daysOf(view, parameters);
  return rows(
    db,
    `select id, title, views, applications from (
       select j.id, j.title,
              (select count(*) from job_view v where v.job_posting_id = j.id and v.viewed_on >= ${since} and v.viewed_on < ${until}) as views,
              (select count(*) from application a where ${applications} and a.job_posting_id = j.id
                 and a.application_date >= ${begin} and a.application_date < ${end}) as applications
       from job_posting j where ${jobs}
     ) job where views + applications > 0 order by applications desc, views desc, id desc limit 5`,
    parameters.values,
  );
}

export async function departments(
  db: Db,
  view: View,
): Promise<{ department: string | null; openJobs: number; applications: number }[]> {
  const parameters = new Parameters();
  const { jobs, applications } = inQuestion(view, parameters);
  const { begin, end } = daysOf(view, parameters);
  return rows(
    db,
    `select j.department, count(distinct j.id) filter (where j.status = 'active') as "openJobs", count(a.id) as applications
     from job_posting j left join application a on a.job_posting_id = j.id and ${applications}
       and a.application_date >= ${begin} and a.application_date < ${end}
     where ${jobs} group by j.department order by applications desc, j.department nulls last limit 20`,
    parameters.values,
  );
}

async function grouped<Row>(db: Db, view: View, column: string): Promise<Row[]> {
  const parameters = new Parameters();
  const { jobs, applications } = inQuestion(view, parameters);
  const { begin, end } = daysOf(view, parameters);
  return rows<Row>(
    db,
    `select ${column}, count(*) as count from application a join job_posting j on j.id = a.job_posting_id
     where ${jobs} and ${applications} and a.application_date >= ${begin} and a.application_date < ${end}
     group by 1 order by 2 desc, 1`,
    parameters.values,
  );
}
