import type { Meanwhile } from '#domain/rejections.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { zoneOfPerson } from '#server/db/time-zones.ts';
import { broughtAlong } from '#server/visibility/brought-along.queries.ts';
import { isAhead } from '#server/features/interviews/interviews.queries.ts';

export interface Rejection {
  /** The entry of the history. */
  move: number;
  applicationId: number;
  reasonId: number | null;
  note: string | null;
  letter: string | null;
  waitsForDay: boolean;
  stepId: number | null;
}

export async function insertRejection(tx: Tx, rejection: Rejection): Promise<void> {
  await run(
    tx,
    `insert into rejection (move, application_id, reason_id, note, letter, waits_for_day, step_id) values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      rejection.move,
      rejection.applicationId,
      rejection.reasonId,
      rejection.note,
      rejection.letter,
      rejection.waitsForDay,
      rejection.stepId,
    ],
  );
}

/** What was taken back in time was for nothing: neither the words nor the reason are kept. */
export async function forgetRejection(tx: Tx, move: number): Promise<void> {
  await run(tx, 'delete from rejection where move = $1', [move]);
}

export async function markTold(tx: Tx, move: number): Promise<void> {
  await run(tx, 'update rejection set told_at = clock_timestamp() where move = $1', [move]);
}

/** Where somebody stood until a rejection of which they have not been told; undefined where there is none. */
export async function heldFrom(
  tx: Tx,
  applicationId: number,
): Promise<{ status: ApplicationStatus; stepId: number | null } | undefined> {
  return row(
    tx,
    `select a.told_status as status, r.step_id as "stepId" from application a
     left join rejection r on r.application_id = a.id and r.told_at is null
     where a.id = $1 and a.told_status is not null order by r.move desc limit 1`,
    [applicationId],
  );
}

export interface ToReject extends Meanwhile {
  /** Of the applicant. */
  timeZone: string;
  /** The offer that goes with it: they have it, or it is still being written. */
  offer: 'sent' | 'unsent' | null;
  /** From another system: what is written to them nobody reads. */
  broughtAlong: boolean;
}

/** What a rejection of these would meet, by the applications' ids. */
export async function meanwhileOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ToReject>> {
  const found = await rows<Omit<ToReject, 'answers'> & { id: number; proposed: boolean }>(
    db,
    `select a.id, ${zoneOfPerson('u')} as "timeZone",
            (select case when bool_or(o.state = 'sent' and o.expires_at > now()) then 'sent' when bool_or(o.state in ('draft', 'waiting', 'approved')) then 'unsent' end
             from offer o where o.application_id = a.id) as offer,
            exists (select from interview i where i.application_id = a.id and i.state = 'proposed') as proposed,
            (select min(i.starts_at) from interview i where i.application_id = a.id and i.state = 'booked' and ${isAhead}) as "nextInterviewAt",
            ${broughtAlong} as "broughtAlong"
     from application a join user_account u on u.id = a.job_seeker_id where a.id = any($1::integer[])`,
    [ids],
  );
  return new Map(
    found.map(({ id, proposed, ...rest }) => [id, { ...rest, answers: proposed || rest.offer === 'sent' }]),
  );
}

/** Whether a reason is one of this company's that it still gives. */
export async function isReasonOf(db: Db, companyId: number, reasonId: number): Promise<boolean> {
  return Boolean(
    await row(db, 'select from rejection_reason where id = $1 and company_id = $2 and archived_at is null', [
      reasonId,
      companyId,
    ]),
  );
}

/** SQL for what those who hire know of the rejection of `application a`; null where it does not stand rejected. */
export const rejectionOf = `(select json_build_object('tellsAt', to_char(a.tells_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'reason', k.name, 'note', r.note, 'letter', r.letter is not null)
  from (select max(h.id) as move from application_status_history h where h.application_id = a.id and h.to_status = 'rejected' and not h.withdrawal) l
  left join rejection r on r.move = l.move left join rejection_reason k on k.id = r.reason_id where a.status = 'rejected')`;
