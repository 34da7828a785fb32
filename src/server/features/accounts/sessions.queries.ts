import type { Actor } from '#domain/permissions.ts';
import type { FactorStanding } from '#domain/second-factor.ts';
import type { SessionEnds, SignInWay } from '#domain/sessions.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { factorStanding } from './factors/standing.queries.ts';

export interface NewSession {
  sid: string;
  userId: number;
  sess: object;
  network: string;
  way: string;
  rights: string;
  idleSeconds: number;
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await run(
    db,
    `insert into session (sid, user_id, sess, network, way, rights, expire)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
    [
      session.sid,
      session.userId,
      session.sess,
      session.network,
      session.way,
      session.rights,
      session.idleSeconds,
    ],
  );
}

/** What a person may do now, and how they have to sign in. */
export interface HolderRow extends Actor {
  factor: FactorStanding;
}

const holder = `u.id, u.user_type as "userType", ${factorStanding('u')} as factor,
            coalesce((select json_agg(json_build_object('companyId', m.company_id, 'role', m.role, 'verified', m.verified,
                        'companyVerified', c.verified_at is not null, 'companySuspended', c.suspended_at is not null) order by m.id)
                      from company_user m join company c on c.id = m.company_id where m.user_id = u.id), '[]') as memberships`;

export async function holderById(db: Db, userId: number): Promise<HolderRow | undefined> {
  return row<HolderRow>(db, `select ${holder} from user_account u where u.id = $1`, [userId]);
}

export interface PresentRow extends HolderRow {
  sessionId: number;
  /** How they signed in. */
  way: string | null;
  /** Whether a second factor was shown in it, where a provider began it. */
  secondFactor: boolean;
  confirmed: boolean;
  /** What they might do when the session got its id; null in one from before that was kept. */
  rights: string | null;
  /** Since it was last noted that the session is in use. */
  idleSeconds: number;
  ageSeconds: number;
  /** Whether a call has come with the id it has now. */
  idUsed: boolean;
}

/** A leaver's or a disabled person's next call already sees it. */
const present = `select ${holder}, s.id as "sessionId", s.way, s.second_factor as "secondFactor", s.rights,
            s.confirmed_at > now() - make_interval(mins => $2) as confirmed,
            extract(epoch from now() - s.last_used_at)::integer as "idleSeconds",
            extract(epoch from now() - s.started_at)::integer as "ageSeconds", s.id_used as "idUsed"`;
const presentFrom = 'from session s join user_account u on u.id = s.user_id';

/** The person behind a living session. */
export async function presentOfSid(
  db: Db,
  sid: string,
  confirmedForMinutes: number,
): Promise<PresentRow | undefined> {
  return row<PresentRow>(
    db,
    `${present} ${presentFrom} where s.sid = $1 and s.expire > now() and u.disabled_at is null`,
    [sid, confirmedForMinutes],
    { prepare: 'present-of-sid', batched: true },
  );
}

/** An answer with a new id that has not come back is lost: so long the one before goes on, as whoever has it has no other. */
const lostFor = `interval '1 hour'`;

/**
 * The same for an id that the session had until a moment ago, for calls that were under way when it changed; or longer ago, and then its
 * new one is lost.
 */
export async function presentOfFormerSid(
  db: Db,
  sid: string,
  confirmedForMinutes: number,
): Promise<(PresentRow & { isLost: boolean }) | undefined> {
  return row<PresentRow & { isLost: boolean }>(
    db,
    `${present}, f.until <= now() as "isLost" ${presentFrom} join former_session_id f on f.session_id = s.id
     where f.sid = $1 and (f.until > now() or (not s.id_used and f.until > now() - ${lostFor}))
       and s.expire > now() and u.disabled_at is null`,
    [sid, confirmedForMinutes],
    { prepare: 'present-of-former-sid', batched: true },
  );
}

/** Notes that a call has come with the id that a session has now. */
export async function noteIdUsed(db: Db, id: number, sid: string): Promise<void> {
  await run(db, 'update session set id_used = true where id = $1 and sid = $2 and not id_used', [id, sid]);
}

/** Notes that a session is in use, which prolongs it, but not past its longest. */
export async function touchSession(
  db: Db,
  id: number,
  { idleSeconds, longestSeconds }: SessionEnds,
  rights: string,
): Promise<void> {
  await run(
    db,
    `update session set last_used_at = now(), rights = coalesce(rights, $4),
       expire = least(now() + make_interval(secs => $2), started_at + make_interval(secs => $3)) where id = $1`,
    [id, idleSeconds, longestSeconds, rights],
  );
}

export interface NewId {
  id: number;
  sid: string;
  newSid: string;
  /** What its holder may do now, where that is why; null leaves what is kept of it. */
  rights: string | null;
  graceSeconds: number;
  /** Whether the id before is worth nothing afterwards, even where the answer with the new one is lost. */
  final: boolean;
}

/**
 * Gives a session another id; the one it had goes on for some seconds, as does the one before it where that one was lost. False where
 * `sid` was not its id (any more).
 */
export async function changeSid(
  tx: Tx,
  { id, sid, newSid, rights, graceSeconds, final }: NewId,
): Promise<boolean> {
  const before = await run(
    tx,
    `with held as (
       select id, sid from session s where id = $1 and (sid = $2 or (not id_used and exists (
         select from former_session_id f where f.sid = $2 and f.session_id = s.id and f.until <= now() and f.until > now() - ${lostFor}
       ))) for update
     ), changed as (
       update session s set sid = $3, rights = coalesce($4, rights), id_used = $6 from held where s.id = held.id returning held.sid
     )
     insert into former_session_id (sid, session_id, until)
     select distinct former.sid, $1::integer, now() + make_interval(secs => $5)
     from changed cross join lateral (values (changed.sid), ($2)) as former (sid)
     on conflict (sid) do update set until = excluded.until`,
    [id, sid, newSid, rights, graceSeconds, final],
  );
  return before > 0;
}

export async function markConfirmed(db: Db, id: number): Promise<void> {
  await run(db, 'update session set confirmed_at = now() where id = $1', [id]);
}

/**
 * Says of a session that began just now what its holder has shown: how many seconds ago who they are, null for never, and whether
 * more than a password.
 */
export async function noteShown(
  tx: Tx,
  sid: string,
  { secondsAgo, secondFactor }: { secondsAgo: number | null; secondFactor: boolean },
): Promise<void> {
  await run(
    tx,
    `update session set confirmed_at = coalesce(now() - make_interval(secs => $2), '-infinity'), second_factor = $3 where sid = $1`,
    [sid, secondsAgo, secondFactor],
  );
}

/** Notes that a second factor was shown in a session. */
export async function markSecondFactor(tx: Tx, id: number): Promise<void> {
  await run(tx, 'update session set second_factor = true where id = $1', [id]);
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
  lastUsedAt: string;
  expiresAt: string;
  device: string | null;
  network: string | null;
  way: SignInWay | null;
  current: boolean;
}

/** A person's living sessions: the one that asks first, then as they were last used. */
export async function sessionsOf(db: Db, userId: number, currentId: number): Promise<OwnSessionRow[]> {
  return rows(
    db,
    `select id, started_at as "startedAt", last_used_at as "lastUsedAt", expire as "expiresAt", sess ->> 'device' as device,
            network, way, id = $2 as current
     from session where user_id = $1 and expire > now() order by id = $2 desc, last_used_at desc, id desc`,
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
  return run(db, `delete from former_session_id where until <= now() - ${lostFor}`);
}
