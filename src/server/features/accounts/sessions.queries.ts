import type { Actor } from '#domain/permissions.ts';
import type { FactorStanding } from '#domain/second-factor.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { factorStanding } from './factors/standing.queries.ts';

export interface NewSession {
  sid: string;
  userId: number;
  sess: object;
  network: string;
  way: string;
  days: number;
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await run(
    db,
    `insert into session (sid, user_id, sess, network, way, expire)
     values ($1, $2, $3, $4, $5, now() + make_interval(days => $6))`,
    [session.sid, session.userId, session.sess, session.network, session.way, session.days],
  );
}

export interface PresentRow extends Actor {
  sessionId: number;
  /** How they signed in. */
  way: string;
  confirmed: boolean;
  factor: FactorStanding;
  /** Since it was last noted that the session is in use. */
  idleSeconds: number;
}

/** What a person may do now: a leaver's or a disabled person's next call already sees it. */
const present = `select u.id, u.user_type as "userType", s.id as "sessionId", s.way,
            s.confirmed_at > now() - make_interval(mins => $2) as confirmed,
            extract(epoch from now() - s.last_used_at)::integer as "idleSeconds", ${factorStanding('u')} as factor,
            coalesce((select json_agg(json_build_object('companyId', m.company_id, 'role', m.role, 'verified', m.verified,
                        'companyVerified', c.verified_at is not null, 'companySuspended', c.suspended_at is not null) order by m.id)
                      from company_user m join company c on c.id = m.company_id where m.user_id = u.id), '[]') as memberships
     from session s join user_account u on u.id = s.user_id`;

/** The person behind a living session. */
export async function presentOfSid(
  db: Db,
  sid: string,
  confirmedForMinutes: number,
): Promise<PresentRow | undefined> {
  return row<PresentRow>(
    db,
    `${present} where s.sid = $1 and s.expire > now() and u.disabled_at is null`,
    [sid, confirmedForMinutes],
    { prepare: 'present-of-sid' },
  );
}

/** The same for an id that the session had until a moment ago: for calls that were under way when it changed. */
export async function presentOfFormerSid(
  db: Db,
  sid: string,
  confirmedForMinutes: number,
): Promise<PresentRow | undefined> {
  return row<PresentRow>(
    db,
    `${present} join former_session_id f on f.session_id = s.id
     where f.sid = $1 and f.until > now() and s.expire > now() and u.disabled_at is null`,
    [sid, confirmedForMinutes],
  );
}

/** Notes that a session is in use, which prolongs it. */
export async function touchSession(db: Db, id: number, days: number): Promise<void> {
  await run(
    db,
    'update session set last_used_at = now(), expire = now() + make_interval(days => $2) where id = $1',
    [id, days],
  );
}

/** Gives a session another id; the one it had goes on for some seconds. False where that was not its id (any more). */
export async function changeSid(
  tx: Tx,
  { id, sid, newSid, graceSeconds }: { id: number; sid: string; newSid: string; graceSeconds: number },
): Promise<boolean> {
  const changed = await run(tx, 'update session set sid = $3 where id = $1 and sid = $2', [id, sid, newSid]);
  if (!changed) return false;
  await run(
    tx,
    `insert into former_session_id (sid, session_id, until) values ($1, $2, now() + make_interval(secs => $3))`,
    [sid, id, graceSeconds],
  );
  return true;
}

export async function markConfirmed(db: Db, id: number): Promise<void> {
  await run(db, 'update session set confirmed_at = now() where id = $1', [id]);
}

/** A session that is no more. */
export interface EndedSession {
  id: number;
  userId: number;
}

const ended = 'returning id, user_id as "userId"';

export async function deleteSession(db: Db, sid: string): Promise<EndedSession[]> {
  return rows(
    db,
    `delete from session where sid = $1
       or id = (select session_id from former_session_id where sid = $1 and until > now()) ${ended}`,
    [sid],
  );
}

export async function deleteOtherSessions(db: Db, userId: number, idToKeep: number): Promise<EndedSession[]> {
  return rows(db, `delete from session where user_id = $1 and id <> $2 ${ended}`, [userId, idToKeep]);
}

export async function deleteSessionsOf(db: Db, userId: number): Promise<EndedSession[]> {
  return rows(db, `delete from session where user_id = $1 ${ended}`, [userId]);
}

export async function deleteTheseSessions(db: Db, ids: readonly number[]): Promise<EndedSession[]> {
  return rows(db, `delete from session where id = any($1::integer[]) ${ended}`, [ids]);
}

export interface OwnSessionRow {
  id: number;
  startedAt: string;
  expiresAt: string;
  device: string | null;
  current: boolean;
}

/** A person's living sessions, the one that asks first. */
export async function sessionsOf(db: Db, userId: number, currentId: number): Promise<OwnSessionRow[]> {
  return rows(
    db,
    `select id, started_at as "startedAt", expire as "expiresAt", sess ->> 'device' as device, id = $2 as current
     from session where user_id = $1 and expire > now() order by id = $2 desc, expire desc, id desc`,
    [userId, currentId],
  );
}

/** None when this is none of the person's sessions. */
export async function deleteSessionById(db: Db, userId: number, id: number): Promise<EndedSession[]> {
  return rows(db, `delete from session where user_id = $1 and id = $2 ${ended}`, [userId, id]);
}

export async function deleteExpiredSessions(db: Db): Promise<number> {
  return run(db, 'delete from session where expire <= now()');
}

export async function deleteFormerSessionIds(db: Db): Promise<number> {
  return run(db, 'delete from former_session_id where until <= now()');
}
