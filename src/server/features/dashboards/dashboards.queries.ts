import type { Actor } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { row } from '#server/db/query.ts';
import { statusFor } from '#server/visibility/visible-applications.queries.ts';
import { interviewAhead } from '#server/features/interviews/interviews.queries.ts';
import { openJob, publishedJob, runsJob } from '#server/visibility/visible-jobs.queries.ts';

export interface SeekerFigures {
  profileCompletionPercentage: number;
  profileViews: number;
  activeApplications: number;
  interviewInvites: number;
  savedJobs: number;
  totalApplications: number;
}

/** Saved jobs are counted as the list of them has them: those that closed meanwhile too. */
export async function seekerFigures(db: Db, actor: Actor): Promise<SeekerFigures | undefined> {
  const parameters = new Parameters();
  const self = parameters.add(actor.id);
  return row(
    db,
    `select coalesce((select p.profile_completion_percentage from job_seeker_profile p where p.user_id = ${self}), 0) as "profileCompletionPercentage",
            (select count(*) from profile_view v join job_seeker_profile p on p.id = v.profile_id where p.user_id = ${self}) as "profileViews",
            count(*) filter (where a.withdrawn_at is null and ${statusFor(actor)} not in ('hired', 'rejected')) as "activeApplications",
            count(*) filter (where exists (select from told_history h where h.application_id = a.id and h.to_status = 'interviewing')) as "interviewInvites",
            (select count(*) from saved_job s join job_posting j on j.id = s.job_posting_id
              where s.user_id = ${self} and ${publishedJob}) as "savedJobs",
            count(*) as "totalApplications"
     from application a where a.job_seeker_id = ${self}`,
    parameters.values,
  );
}

export interface HiringFigures {
  newApplications: number;
  activeApplications: number;
  interviewsScheduled: number;
  offersExtended: number;
  totalApplications: number;
  activeJobs: number;
  candidates: number;
}

/** What each figure counts stands in docs/figures.md, as the screens say it. */
export async function hiringFigures(db: Db, actor: Actor): Promise<HiringFigures | undefined> {
  const parameters = new Parameters();
  const run = runsJob(actor, parameters);
  return row(
    db,
    `select count(a.id) filter (where a.status = 'submitted' and a.withdrawn_at is null) as "newApplications",
            count(a.id) filter (where a.withdrawn_at is null and a.status not in ('hired', 'rejected')) as "activeApplications",
            coalesce(sum(ahead.interviews), 0)::integer as "interviewsScheduled",
            count(a.id) filter (where exists (select from application_status_history h where h.application_id = a.id and h.to_status = 'offered')) as "offersExtended",
            count(a.id) as "totalApplications", count(distinct a.job_seeker_id) as "candidates",
            count(distinct j.id) filter (where ${openJob}) as "activeJobs"
     from job_posting j join company c on c.id = j.company_id left join application a on a.job_posting_id = j.id
       left join lateral (select count(*) as interviews from interview i where i.application_id = a.id and ${interviewAhead}) ahead on true
     where ${run}`,
    parameters.values,
  );
}
