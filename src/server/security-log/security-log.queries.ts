import type { SecurityAct, SecurityOutcome } from '#domain/security-log.ts';
import type { Db } from '#server/db/query.ts';
import { oneRow, row, run } from '#server/db/query.ts';
import type { From } from './from.ts';

export interface SecurityEntry extends Partial<From> {
  act: SecurityAct;
  outcome: SecurityOutcome;
  /** Who did it, where that is known; a program that acts for a company is nobody. */
  actorId: number | null;
  /** Whose account it is about, where it is about one. */
  userId?: number | null;
  /** Whose company admins may read it, beside the platform's; left out, those of whom it is about, or of who did it. */
  companyId?: number | null;
  /** From where, as networkOf() says it: never a whole address. */
  network: string | null;
  details?: object;
  /** Milliseconds since it happened, where it could not be written at once. */
  ago?: number;
  /** When that was by the clock of this machine. */
  at?: Date;
}

/**
 * Adds an entry. In the transaction of what it tells of, where that has one, so that nothing happens untold. A company reads
 * of its people what they do while it has vouched for them: so it is decided here and now whose entry it is, and what had to
 * wait until they came is not its own.
 */
export async function noteSecurity(
  db: Db,
  {
    act,
    outcome,
    actorId,
    userId = null,
    companyId = null,
    network,
    device = null,
    requestId = null,
    details = {},
    ago = 0,
    at,
  }: SecurityEntry,
): Promise<void> {
  await run(
    db,
    // What has passed since is counted until we ask, and the database may hear us later: our clock says it better, where it goes right.
    `with heard as (
       select now() - make_interval(secs => $10::double precision / 1000) as at
     ), happened as (
       select case when $11::timestamptz between at - interval '5 seconds' and at then $11::timestamptz else at end as at from heard
     ), noted as (
       insert into security_log (happened_at, act, outcome, actor_id, user_id, company_id, network, device, request_id, details)
       select at, $1, $2, $3::integer, $4::integer,
         coalesce($5::integer, (select m.company_id from company_user m join user_account u on u.id = m.user_id
                       where m.user_id = coalesce($4::integer, $3::integer) and m.verified
                         and m.created_at <= at and u.user_type not in ('job_seeker', 'admin')),
           (select k.company_id from api_key k where k.account_id = $3 limit 1)),
         $6, $7, $8, $9::jsonb
       from happened returning id)
     insert into security_log_unsent (entry_id) select id from noted`,
    [act, outcome, actorId, userId, companyId, network, device, requestId, details, ago, at ?? null],
    { prepare: 'security-entry' },
  );
}

/** For how long the first entry that is not sent on has been waiting, in seconds; 0 where none is. */
export async function unsentSeconds(db: Db): Promise<number> {
  const first = await row<{ seconds: number }>(
    db,
    `select greatest(floor(extract(epoch from now() - l.happened_at)), 0)::integer as seconds
     from security_log_unsent n join security_log l on l.id = n.entry_id order by n.entry_id limit 1`,
  );
  return first?.seconds ?? 0;
}

/** By how many days the database's clock is ahead of this time; less than an hour is none. */
export async function daysAheadOf(db: Db, time: Date): Promise<number> {
  const { days } = await oneRow<{ days: number }>(
    db,
    `select ceil(greatest(extract(epoch from now() - interval '1 hour' - $1::timestamptz), 0) / 86400)::integer as days`,
    [time.toISOString()],
  );
  return days;
}

/** Takes away entries older than so many days, a few at a time; answers how many went. What was never sent on goes with them. */
export async function forgetSecurityLog(db: Db, days: number, atMost: number): Promise<number> {
  const gone = await row<{ gone: number }>(db, 'select forget_security_log($1, $2) as gone', [days, atMost]);
  await run(db, 'delete from security_log_unsent where entry_id < (select min(id) from security_log)');
  return gone?.gone ?? 0;
}
