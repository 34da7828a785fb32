import type { ApplicationStatus } from '#domain/application-status.ts';
import type { MailState } from '#domain/mail.ts';
import { timelineKinds, type TimelineKind } from '#domain/timeline.ts';
import { type Actor, isJobSeeker } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { historyFor } from '#server/visibility/visible-applications.queries.ts';
import { stateOfMail } from '#server/mail/mail.queries.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

export interface TimelineRow {
  key: string;
  kind: TimelineKind;
  at: string;
  actorId: number | null;
  by: string | null;
  /** What this kind says besides. */
  data: {
    from?: ApplicationStatus;
    to?: ApplicationStatus;
    fromStep?: string | null;
    toStep?: string | null;
    until?: string;
    subject?: string;
    mail?: MailState;
  };
}

/** More than happens to one application. */
const mostEntries = 1_000;

/** Each part answers key, kind, at, actor and data of what one table knows about application $1. */
const parts = (actor: Actor) => [
  `select 'h' || h.id, case when h.withdrawal then 'withdrawn' when h.from_status is null then 'applied' else 'moved' end, h.changed_at, h.changed_by,
          jsonb_build_object('from', h.from_status, 'to', h.to_status)
   from ${historyFor(actor)} h where h.application_id = $1`,
  `select 's' || h.id, 'stepped', h.changed_at, h.changed_by, jsonb_build_object('to', h.status, 'fromStep', h.from_step, 'toStep', h.to_step)
   from application_step_history h where h.application_id = $1`,
  `select 'seen', 'seen', a.seen_at, null::integer, '{}'::jsonb from application a where a.id = $1 and a.seen_at is not null`,
  `select 'promised', 'promised', (select min(h.changed_at) from application_status_history h where h.application_id = a.id), null::integer,
          jsonb_build_object('until', to_char(a.answer_due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
   from application a where a.id = $1 and a.answer_due_at is not null`,
  `select 'i' || i.id, 'invited', i.invited_at, i.invited_by, '{}'::jsonb
   from invitation i join application a on a.job_posting_id = i.job_posting_id and a.job_seeker_id = i.job_seeker_id where a.id = $1`,
  // Only mails to the applicant: what colleagues are sent is theirs alone.
  `select 'm' || m.id, 'mailed', coalesce(m.sent_at, m.given_up_at, m.created_at), null::integer,
          jsonb_build_object('subject', coalesce(b.said, m.subject), 'mail', ${stateOfMail})
   from mail_application b join mail m on m.id = b.mail_id join application a on a.id = b.application_id
   where b.application_id = $1 and m.to_user_id = a.job_seeker_id`,
  `select 'e' || e.id, e.type, e.happened_at, e.actor_id, '{}'::jsonb
   from event e where e.application_id = $1 and e.type = any($2::text[])
     ${isJobSeeker(actor) ? `and ${notTakenBack}` : ''}`,
];

/** What came with a move that was taken back is not said to the applicant either. */
const notTakenBack = `not exists (select from application_status_history t where t.application_id = $1 and t.takes_back::text = e.data->>'move')`;

/** Everything that has happened to an application, whoever may see it, the first first. */
export async function timelineOf(db: Db, actor: Actor, applicationId: number): Promise<TimelineRow[]> {
  return rows(
    db,
    `select t.key, t.kind, t.at, t.actor as "actorId", jsonb_strip_nulls(t.data) as data,
            ${personName('u')} as by
     from (${parts(actor).join(' union all ')}) t (key, kind, at, actor, data)
     left join user_account u on u.id = t.actor
     order by t.at, t.kind = 'promised', t.key limit ${mostEntries}`,
    [applicationId, timelineKinds],
  );
}
