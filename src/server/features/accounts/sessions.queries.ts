import type { Actor } from '#domain/permissions.ts';
import type { FactorStanding } from '#domain/second-factor.ts';
import type { Db } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { factorStanding } from './factors/standing.queries.ts';

export async function insertSession(
  db: Db,
  session: { sid: string; userId: number; sess: object; days: number },
): Promise<void> {
  await run(
    db,
    `insert into session (sid, user_id, sess, expire)
     values ($1, $2, $3, now() + make_interval(days => $4))`,
    [session.sid, session.userId, session.sess, session.days],
  );
}

interface ActorRow extends Actor {
  expire: string;
  factor: FactorStanding;
}

/** The person behind a living session, with what they may do now: a leaver's or a disabled person's next call already sees it. */
export async function actorOfSession(db: Db, sid: string): Promise<ActorRow | undefined> {
  return row<ActorRow>(
    db,
    `select u.id, u.user_type as "userType", s.expire, ${factorStanding('u')} as factor,
            coalesce((select json_agg(json_build_object('companyId', m.company_id, 'role', m.role, 'verified', m.verified,
                        'companyVerified', c.verified_at is not null, 'companySuspended', c.suspended_at is not null) order by m.id)
                      from company_user m join company c on c.id = m.company_id where m.user_id = u.id), '[]') as memberships
     from session s join user_account u on u.id = s.user_id
     where s.sid = $1 and s.expire > now() and u.disabled_at is null`,
    [sid],
    { prepare: 'actor-of-session' },
  );
}

export async function extendSession(db: Db, sid: string, days: number): Promise<void> {
  await run(db, 'update session set expire = now() + make_interval(days => $2) where sid = $1', [sid, days]);
}

/** A session that is no more. */
export interface EndedSession {
  id: number;
  userId: number;
}

const ended = 'returning id, user_id as "userId"';

export async function deleteSession(db: Db, sid: string): Promise<EndedSession[]> {
  return rows(db, `delete from session where sid = $1 ${ended}`, [sid]);
}

export async function deleteOtherSessions(
  db: Db,
  userId: number,
  sidToKeep: string,
): Promise<EndedSession[]> {
  return rows(db, `delete from session where user_id = $1 and sid <> $2 ${ended}`, [userId, sidToKeep]);
}

export async function deleteSessionsOf(db: Db, userId: number): Promise<EndedSession[]> {
  return rows(db, `delete from session where user_id = $1 ${ended}`, [userId]);
}

export interface OwnSessionRow {
  id: number;
  startedAt: string;
  expiresAt: string;
  device: string | null;
  current: boolean;
}

/** A person's living sessions, the one that asks first. */
export async function sessionsOf(db: Db, userId: number, currentSid: string): Promise<OwnSessionRow[]> {
  return rows(
    db,
    `select id, (sess ->> 'startedAt') as "startedAt", expire as "expiresAt", sess ->> 'device' as device, sid = $2 as current
     from session where user_id = $1 and expire > now() order by sid = $2 desc, expire desc, id desc`,
    [userId, currentSid],
  );
}

/** None when this is none of the person's sessions. */
export async function deleteSessionById(db: Db, userId: number, id: number): Promise<EndedSession[]> {
  return rows(db, `delete from session where user_id = $1 and id = $2 ${ended}`, [userId, id]);
}

export async function deleteExpiredSessions(db: Db): Promise<number> {
  return run(db, 'delete from session where expire <= now()');
}
