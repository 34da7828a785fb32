import type { ApplicationStatus } from '#domain/application-status.ts';
import type { HeardEvent } from '#domain/live-events.ts';
import type { Db } from '#server/db/query.ts';
import { row, rows } from '#server/db/query.ts';

export interface EventRow extends HeardEvent {
  id: number;
  subjectId: number;
  happenedAt: string;
  status: ApplicationStatus | null;
  stepId: number | null;
  actorUsername: string | null;
  actorFirstName: string | null;
  actorLastName: string | null;
}

// An event is about an application either by its own name or because its data says to which it belongs.
const eventColumns = `e.id, e.type, e.subject_id as "subjectId", e.happened_at as "happenedAt", e.actor_id as "actorId",
    u.username as "actorUsername", u.first_name as "actorFirstName", u.last_name as "actorLastName",
    case when e.type = 'application.moved' then e.data->>'to' end as status, (e.data->>'stepId')::integer as "stepId",
    coalesce((e.data->>'userId')::integer, case when e.type like 'account.%' then e.subject_id end) as "userId",
    a.id as "applicationId", a.job_seeker_id as "jobSeekerId",
    j.id as "jobId", j.recruiter_id as "recruiterId",
    coalesce(j.company_id, c.id) as "companyId"`;
const eventSource = `event e
    left join user_account u on u.id = e.actor_id
    left join application a on a.id = case when e.type like 'application.%' or e.type = 'answer.due' then e.subject_id else (e.data->>'applicationId')::integer end
    left join job_posting j on j.id = coalesce(a.job_posting_id, case when e.type like 'job.%' then e.subject_id end)
    left join company c on c.id = case when e.type like 'company.%' or e.type like 'membership.%' or e.type like 'pool.%' or e.type like 'steps.%' then e.subject_id end`;

/** These events, in the order they were saved. */
export async function eventsById(db: Db, ids: readonly number[]): Promise<EventRow[]> {
  return rows<EventRow>(
    db,
    `select ${eventColumns} from ${eventSource} where e.id = any($1::bigint[]) order by e.id`,
    [ids],
  );
}

/** Two minutes: no transaction may stay open as long, so what took its number earlier has been committed by then. */
const overlap = "interval '2 minutes'";

/**
 * The events after one that was heard, at most `most`. Numbers are taken before transactions end, so one below it may have
 * come later: those of the two minutes before are answered again, and hearing twice does no harm.
 */
export async function eventsSince(db: Db, since: number, most: number): Promise<EventRow[]> {
  return rows<EventRow>(
    db,
    `with heard as (select happened_at from event where id <= $1 order by id desc limit 1)
     select ${eventColumns} from ${eventSource}
     where e.id > $1 or e.happened_at > (select happened_at - ${overlap} from heard)
     order by e.id limit $2`,
    [since, most],
  );
}

export async function lastEvent(db: Db): Promise<number> {
  return (await row<{ id: number | null }>(db, 'select max(id) as id from event'))?.id ?? 0;
}
