import type { ApplicationStatus } from '#domain/application-status.ts';
import type { EventAudience } from '#domain/live-events.ts';
import type { Db } from '#server/db/query.ts';
import { row, rows } from '#server/db/query.ts';
import { openJob } from '#server/visibility/visible-jobs.queries.ts';

export interface EventRow extends EventAudience {
  id: number;
  subjectId: number;
  happenedAt: string;
  status: ApplicationStatus | null;
  stepId: number | null;
  actorUsername: string | null;
  actorFirstName: string | null;
  actorLastName: string | null;
}

const eventColumns = `e.id, e.type, e.subject_id as "subjectId", e.happened_at as "happenedAt", e.actor_id as "actorId",
    u.username as "actorUsername", u.first_name as "actorFirstName", u.last_name as "actorLastName",
    case when e.type = 'application.moved' then e.data->>'to' end as status, (e.data->>'stepId')::integer as "stepId",
    e.user_id as "userId", e.job_id is not null and (${openJob} or coalesce((e.data->>'wasOpen')::boolean, false)) as "public",
    e.data->>'audience' as audience, a.id as "applicationId", a.job_seeker_id as "jobSeekerId",
    j.id as "jobId", j.recruiter_id as "recruiterId",
    c.id as "companyId"`;
const eventSource = `event e
    left join user_account u on u.id = e.actor_id
    left join application a on a.id = e.application_id
    left join job_posting j on j.id = coalesce(a.job_posting_id, e.job_id)
    left join company c on c.id = coalesce(j.company_id, e.company_id)`;
/** No person sees a sandbox, and programs with its keys follow its events elsewhere. */
const ofNoSandbox = 'c.sandbox_of is null';

/** What has happened since an event that was heard, in the order it was saved. */
export interface Missed {
  /** The last event there is. */
  last: number;
  /** Undefined where it is more than can be told: then whoever missed it has to look at everything anew. */
  events: EventRow[] | undefined;
}

/** More events than this are not told one by one. */
export const mostTold = 500;
/** So many numbers back are looked through for what was committed after its number was passed. */
const lookBack = 1_000;
/** Two minutes: no transaction may stay open as long, so what took its number earlier has been committed by then. */
const overlap = "interval '2 minutes'";

/** These events; `last` is the last of them. */
export async function eventsById(db: Db, ids: readonly number[]): Promise<Missed> {
  const last = ids.reduce((one, other) => Math.max(one, other), 0);
  return {
    last,
    events: await rows<EventRow>(
      db,
      `select ${eventColumns} from ${eventSource} where e.id = any($1::bigint[]) and ${ofNoSandbox} order by e.id`,
      [ids],
    ),
  };
}

/**
 * The events after one that was heard. Numbers are taken before transactions end, so one below it may have come later:
 * those of the two minutes before are answered again, and hearing twice does no harm. Everything goes by the primary
 * key, over a stretch of it whose length is limited, however many events there are.
 */
export async function missedSince(db: Db, since: number): Promise<Missed> {
  const { last, tooMuch } = await extentSince(db, since);
  if (tooMuch) return { last, events: undefined };
  const events = await rows<EventRow>(
    db,
    `select ${eventColumns} from ${eventSource}
     where e.id > $1::bigint - ${lookBack} and e.id <= $2::bigint
       and (e.id > $1 or e.happened_at > (select happened_at - ${overlap} from event where id <= $1 order by id desc limit 1))
       and ${ofNoSandbox}
     order by e.id`,
    [since, last],
  );
  return { last, events };
}

/** Whether too many have happened since, too many just before for the overlap to be seen, some are kept no longer, or it is none of ours. */
async function extentSince(db: Db, since: number): Promise<{ last: number; tooMuch: boolean }> {
  const extent = await row<{ last: number; tooMuch: boolean }>(
    db,
    `select l.id as last,
       $1::bigint > l.id or $1 < coalesce((select through from forgetting where what = 'event'), 0)
       or (select id from event where id > $1 order by id offset ${mostTold} limit 1) is not null
       or coalesce((select happened_at from event where id <= $1::bigint - ${lookBack} order by id desc limit 1)
         > (select happened_at - ${overlap} from event where id <= $1 order by id desc limit 1), false) as "tooMuch"
     from (select coalesce(max(id), 0) as id from event) l`,
    [since],
  );
  return extent ?? { last: 0, tooMuch: true };
}

/** Ten seconds: within them, what a page shows was asked for before its stream began. */
const aMoment = "interval '10 seconds'";

/** What has happened in the last moments: for whoever begins to listen and has heard nothing yet. */
export async function lately(db: Db): Promise<Missed> {
  const extent = await row<{ last: number; tooMuch: boolean }>(
    db,
    `select l.id as last,
       coalesce((select happened_at from event where id <= l.id - ${mostTold} order by id desc limit 1) > now() - ${aMoment}, false) as "tooMuch"
     from (select coalesce(max(id), 0) as id from event) l`,
  );
  const last = extent?.last ?? 0;
  if (extent?.tooMuch) return { last, events: undefined };
  const events = await rows<EventRow>(
    db,
    `select ${eventColumns} from ${eventSource}
     where e.id > $1::bigint - ${mostTold} and e.id <= $1 and e.happened_at > now() - ${aMoment}
       and ${ofNoSandbox} order by e.id`,
    [last],
  );
  return { last, events };
}
