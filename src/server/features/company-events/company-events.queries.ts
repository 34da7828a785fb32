import type { ApplicationStatus } from '#domain/application-status.ts';
import type { EditType } from '#domain/events.ts';
import type { EventAudience } from '#domain/live-events.ts';
import type { Actor } from '#domain/permissions.ts';
import { hiringReach } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { oneRow, row, rows } from '#server/db/query.ts';
import type { Place } from '#server/events/places.queries.ts';
import { sandboxes } from '#server/visibility/visible-jobs.queries.ts';

/** Whether there is still just this place. */
export async function isPlace(db: Db, { position, toldAt }: Place): Promise<boolean> {
  return Boolean(
    await row(db, 'select from company_event where position = $1 and told_at = $2::timestamptz', [
      position,
      toldAt,
    ]),
  );
}

export async function forgottenThrough(db: Db): Promise<number> {
  return (
    await oneRow<{ through: number }>(db, 'select forgotten_through as through from company_event_kept')
  ).through;
}

export interface PlacedRow extends Place, Omit<EventAudience, 'type'> {
  type: EventAudience['type'] | EditType;
  subjectId: number;
  companyId: number;
  status: ApplicationStatus | null;
}

/** What happened in the companies of this actor after a place, in order; what of it they may hear is not looked at. */
export async function placedAfter(
  db: Db,
  actor: Actor,
  position: number,
  limit: number,
): Promise<PlacedRow[]> {
  const parameters = new Parameters();
  const where = [`p.position > ${parameters.add(position)}::bigint`];
  const reach = hiringReach(actor);
  where.push(
    reach.everything
      ? `p.company_id <> all(${sandboxes})`
      : `p.company_id = any(${parameters.add(reach.allPostingsIn)}::integer[])`,
  );
  return rows(
    db,
    `select p.position, p.told_at as "toldAt", p.company_id as "companyId", p.application_id as "applicationId",
            j.id as "jobId", j.recruiter_id as "recruiterId", a.job_seeker_id as "jobSeekerId",
            coalesce(e.type, case when p.application_id is null then 'job.edited' else 'application.edited' end) as type,
            coalesce(e.subject_id, p.application_id, p.job_id, p.company_id) as "subjectId",
            e.actor_id as "actorId", e.user_id as "userId", false as "public", e.data->>'audience' as audience,
            case when e.type = 'application.moved' then e.data->>'to' end as status
     from company_event p
     left join event e on e.id = p.event_id
     left join application a on a.id = p.application_id
     left join job_posting j on j.id = coalesce(a.job_posting_id, p.job_id)
     where ${where.join(' and ')} order by p.position limit ${parameters.add(limit)}`,
    parameters.values,
  );
}
