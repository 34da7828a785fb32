import { responseStatuses, lastingResponseStatuses } from '#domain/response-times.ts';
import { type ApplicationStatus, takeBackSeconds } from '#domain/application-status.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { zoneOfPerson } from '#server/db/time-zones.ts';
import { historyFor } from '#server/visibility/visible-applications.queries.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

/** How an application stands, whoever asks, locked until the transaction ends. */
export async function lockStatus(
  tx: Tx,
  id: number,
): Promise<{ status: ApplicationStatus; withdrawnAt: string | null } | undefined> {
  return row(tx, 'select status, withdrawn_at as "withdrawnAt" from application where id = $1 for update', [
    id,
  ]);
}

// Changes of one application wait for each other, and now() is when each began to wait: only the clock itself has
// them in the order in which they were made.

/** What the applicant is to know of a move: everything, nothing for now, or nothing at all, as it takes the last one back. */
export type Disclosure = 'told' | 'held' | { since: string };

/** Answers when it was, for the history. A rejection that is held back is told at `tellsAt`, or when it can no longer be taken back. */
export async function updateStatus(
  tx: Tx,
  id: number,
  status: ApplicationStatus,
  {
    stepId,
    disclosure,
    tellsAt = null,
  }: { stepId: number | null; disclosure: Disclosure; tellsAt?: string | null },
): Promise<string> {
  const back = typeof disclosure === 'object';
  const { at } = await oneRow<{ at: string }>(
    tx,
    // What came with the move that is taken back has its very time, and goes with it.
    `update application a set status = $2, step_id = $4, status_updated_at = m.at,
       seen_at = case when $6 = 'held' then seen_at when $6 = 'back' then nullif(seen_at, status_updated_at) else coalesce(seen_at, m.at) end,
       answered_at = case when $6 = 'back' then nullif(answered_at, status_updated_at)
         when $3 then coalesce(answered_at, m.at)
         when status <> 'rejected' or exists (select from application_status_history h where h.application_id = $1 and h.to_status = any($5::text[])) then answered_at end,
       told_status = case when $6 = 'held' then status end,
       tells_at = case when $6 = 'held' then coalesce($8::timestamptz, m.at + make_interval(secs => $9)) end,
       told_at = case when $6 = 'held' then coalesce(told_at, status_updated_at) when $6 = 'back' then coalesce(told_at, $7::timestamptz) end
     from (select clock_timestamp() as at) m where a.id = $1 returning a.status_updated_at as at`,
    [
      id,
      status,
      responseStatuses.includes(status),
      stepId,
      lastingResponseStatuses,
      back ? 'back' : disclosure,
      back ? disclosure.since : null,
      tellsAt,
      takeBackSeconds,
    ],
  );
  return at;
}

export async function movedAt(tx: Tx, id: number): Promise<string> {
  const moved = await oneRow<{ at: string }>(
    tx,
    'select status_updated_at as at from application where id = $1',
    [id],
  );
  return moved.at;
}

export interface LastMove {
  id: number;
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  takesBack: number | null;
  seconds: number;
  /** When the one before was made: since then the applicant has been where this one took them from. */
  before: string | null;
  /** Whether the applicant has not been told of it yet. */
  held: boolean;
}

/** The last move of an application, of which nothing else can be taken back. */
export async function lastMove(tx: Tx, id: number): Promise<LastMove | undefined> {
  return row(
    tx,
    `select h.id, h.from_status as "from", h.to_status as "to", h.takes_back as "takesBack",
            extract(epoch from clock_timestamp() - h.changed_at)::float as seconds, a.told_status is not null as held,
            (select case when b.from_status is null then a.application_date else b.changed_at end from application_status_history b
             where b.application_id = $1 and b.id < h.id order by b.id desc limit 1) as before
     from application_status_history h join application a on a.id = h.application_id
     where h.application_id = $1 order by h.id desc limit 1`,
    [id],
  );
}

export interface DueRejection {
  /** What the applicant was shown until now. */
  from: ApplicationStatus;
  by: number | null;
  /** The entry of the history. */
  move: number;
  letter: string | null;
  waitsForDay: boolean;
  /** Of the applicant. */
  timeZone: string;
}

/** A rejection of which it is time to tell the applicant, locked; undefined where there is none. */
export async function lockDueRejection(tx: Tx, applicationId: number): Promise<DueRejection | undefined> {
  const due = await row(
    tx,
    'select from application where id = $1 and told_status is not null and tells_at <= clock_timestamp() for update',
    [applicationId],
  );
  if (!due) return undefined;
  return row(
    tx,
    `select a.told_status as "from", h.changed_by as by, h.id as move, r.letter, coalesce(r.waits_for_day, false) as "waitsForDay",
            ${zoneOfPerson('u')} as "timeZone"
     from application a join user_account u on u.id = a.job_seeker_id
     cross join lateral (select l.id, l.changed_by from application_status_history l where l.application_id = a.id order by l.id desc limit 1) h
     left join rejection r on r.move = h.id
     where a.id = $1`,
    [applicationId],
  );
}

/** From now on the applicant knows of a rejection, and only now they have their answer. */
export async function releaseHeldRejection(tx: Tx, applicationId: number): Promise<void> {
  await run(
    tx,
    `update application a set told_status = null, tells_at = null, told_at = m.at, seen_at = coalesce(a.seen_at, m.at),
       answered_at = case when a.answered_at = a.status_updated_at then m.at else a.answered_at end
     from (select clock_timestamp() as at) m where a.id = $1`,
    [applicationId],
  );
}

/** When the applicant will be told of a rejection that is held back. */
export async function heldUntil(tx: Tx, applicationId: number): Promise<string | undefined> {
  const held = await row<{ at: string }>(
    tx,
    'select tells_at as at from application where id = $1 and told_status is not null',
    [applicationId],
  );
  return held?.at;
}

export async function holdUntil(tx: Tx, applicationId: number, at: string): Promise<void> {
  await run(tx, 'update application set tells_at = $2 where id = $1 and told_status is not null', [
    applicationId,
    at,
  ]);
}

/** Applications of whose rejection it is time to tell. */
export async function heldRejections(tx: Tx, most: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx,
    'select id from application where told_status is not null and tells_at <= clock_timestamp() order by id limit $1',
    [most],
  );
  return found.map(({ id }) => id);
}

/** Marks an application as seen by those who decide on it; undefined when it was before. */
export async function markSeen(tx: Tx, id: number): Promise<string | undefined> {
  const seen = await row<{ at: string }>(
    tx,
    'update application set seen_at = clock_timestamp() where id = $1 and seen_at is null returning seen_at as at',
    [id],
  );
  return seen?.at;
}

/** A rejection that is held back is final with this, as nothing can be moved any more. */
export async function markWithdrawn(tx: Tx, id: number): Promise<void> {
  await run(
    tx,
    'update application set withdrawn_at = clock_timestamp(), told_status = null, tells_at = null, told_at = null where id = $1',
    [id],
  );
}

export interface HistoryEntry {
  applicationId: number;
  changedBy: number;
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  withdrawal?: boolean;
  /** The entry of the move that this one takes back. */
  takesBack?: number | null;
  /** Now, unless it is said. */
  at?: string;
}

export async function insertHistory(
  tx: Tx,
  { applicationId, changedBy, from, to, withdrawal = false, takesBack = null, at }: HistoryEntry,
): Promise<number> {
  const { id } = await oneRow<{ id: number }>(
    tx,
    `insert into application_status_history (application_id, changed_by, from_status, to_status, withdrawal, takes_back, changed_at)
     values ($1, $2, $3, $4, $5, $6, coalesce($7::timestamptz, clock_timestamp())) returning id`,
    [applicationId, changedBy, from, to, withdrawal, takesBack, at ?? null],
    { prepare: 'insert-history' },
  );
  return id;
}

export interface HistoryRow {
  at: string;
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  withdrawal: boolean;
  by: string | null;
}

export async function historyOf(db: Db, actor: Actor, applicationId: number): Promise<HistoryRow[]> {
  return rows<HistoryRow>(
    db,
    `select h.changed_at as at, h.from_status as "from", h.to_status as "to", h.withdrawal,
            ${personName('u')} as by
     from ${historyFor(actor)} h left join user_account u on u.id = h.changed_by
     where h.application_id = $1 order by h.id`,
    [applicationId],
  );
}

/** Who last moved an application, and how long ago, in seconds. */
export async function lastMover(
  db: Db,
  applicationId: number,
): Promise<{ by: string | null; seconds: number } | undefined> {
  return row(
    db,
    `select ${personName('u')} as by, extract(epoch from now() - h.changed_at)::integer as seconds
     from application_status_history h left join user_account u on u.id = h.changed_by
     where h.application_id = $1 order by h.id desc limit 1`,
    [applicationId],
  );
}
