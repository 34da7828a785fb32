import { createHash, randomBytes } from 'node:crypto';
import { deviceOf } from '#domain/devices.ts';
import { lacksFactor } from '#domain/second-factor.ts';
import { confirmedForMinutes } from '#domain/sessions.ts';
import type { Db, Tx } from '#server/db/query.ts';
import type { Present } from '#server/http/calls.ts';
import {
  changeSid,
  insertSession,
  presentOfFormerSid,
  presentOfSid,
  touchSession,
} from './sessions.queries.ts';

/** How long a session lives after it was last used, in days. */
const lifetime = 30;
/** No write for every call: that a session is in use is noted once in so long. */
const notedEverySeconds = 300;
/** Calls that a browser had sent with the id before still get through for so long. */
const graceSeconds = 20;

export interface Beginning {
  userAgent: string | undefined;
  /** As networkOf() says it. */
  network: string;
  /** How they showed who they are. */
  way: string;
}

/** Starts a session and answers its token, which only the cookie ever holds: the database has its hash. */
export async function startSession(
  db: Db,
  userId: number,
  { userAgent, network, way }: Beginning,
): Promise<string> {
  const token = newToken();
  const sess = { device: deviceOf(userAgent) };
  await insertSession(db, { sid: sidOf(token), userId, sess, network, way, days: lifetime });
  return token;
}

/** Who holds this token, or undefined. A session in use is prolonged, now and then, without anybody waiting for it. */
export async function presentOfToken(db: Db, token: string): Promise<Present | undefined> {
  const sid = sidOf(token);
  const found =
    (await presentOfSid(db, sid, confirmedForMinutes)) ??
    (await presentOfFormerSid(db, sid, confirmedForMinutes));
  if (!found) return undefined;
  const { sessionId, confirmed, factor, way, idleSeconds, ...actor } = found;
  // A company whose own provider let them in leaves it to that to ask for more than a password.
  const standing = way === 'provider' ? { ...factor, ofStaffIn: [] } : factor;
  if (idleSeconds > notedEverySeconds) {
    // Not noting it is no harm: the next call tries again.
    touchSession(db, sessionId, lifetime).catch(() => undefined);
  }
  return { actor, session: { id: sessionId, confirmed, lacksFactor: lacksFactor(actor, standing) } };
}

/**
 * Gives a session a new id, so that one that somebody has copied is worth nothing, and answers the token of it. Of calls that
 * do so at once the first wins; to the others, and to who comes with the id before, it answers undefined.
 */
export async function renewToken(tx: Tx, id: number, token: string): Promise<string | undefined> {
  const renewed = newToken();
  const changed = await changeSid(tx, { id, sid: sidOf(token), newSid: sidOf(renewed), graceSeconds });
  return changed ? renewed : undefined;
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function sidOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
