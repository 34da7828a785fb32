import { createHash, randomBytes } from 'node:crypto';
import { deviceOf } from '#domain/devices.ts';
import { hasYetToShow, lacksFactor } from '#domain/second-factor.ts';
import {
  confirmedForMinutes,
  rightsOf,
  sessionEnds,
  type SessionPolicy,
  type SignInWay,
} from '#domain/sessions.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { found } from '#server/found.ts';
import type { Present } from '#server/http/who-may-call.ts';
import {
  changeSid,
  holderById,
  insertSession,
  noteIdUsed,
  presentOfFormerSid,
  presentOfSid,
  touchSession,
} from './sessions.queries.ts';

/** No write for every call: that a session is in use is noted once in so long. */
const notedEverySeconds = 300;
/** Calls that a browser had sent with the id before still get through for so long. */
const graceSeconds = 20;

export interface Beginning {
  userAgent: string | undefined;
  /** As networkOf() says it. */
  network: string;
  way: SignInWay;
}

/** Starts a session and answers its token, which only the cookie ever holds: the database has its hash. */
export async function startSession(
  tx: Tx,
  userId: number,
  { userAgent, network, way }: Beginning,
  policy: SessionPolicy,
): Promise<string> {
  const token = newToken();
  const { factor, ...actor } = found(await holderById(tx, userId));
  await insertSession(tx, {
    sid: sidOf(token),
    userId,
    sess: { device: deviceOf(userAgent) },
    network,
    way,
    rights: rightsOf(actor, factor.has),
    idleSeconds: sessionEnds(actor, policy).idleSeconds,
  });
  return token;
}

/** Who holds this token, or undefined. A session in use is prolonged, now and then, without anybody waiting for it. */
export async function presentOfToken(
  db: Db,
  token: string,
  policy: SessionPolicy,
): Promise<Present | undefined> {
  const sid = sidOf(token);
  const held = await presentOfSid(db, sid, confirmedForMinutes);
  const former = held ? undefined : await presentOfFormerSid(db, sid, confirmedForMinutes);
  const known = held ?? former;
  if (!known) return undefined;
  const {
    sessionId: id,
    confirmed,
    factor,
    way,
    secondFactor,
    rights,
    idleSeconds,
    ageSeconds,
    ...actor
  } = known;
  // Who came otherwise and has a factor has shown it to come in.
  const isMissing =
    way === 'provider' ? hasYetToShow(actor, factor, secondFactor) : lacksFactor(actor, factor);
  const ends = sessionEnds(actor, policy);
  // Not noting it is no harm: the next call tries again.
  if (held && !held.idUsed) noteIdUsed(db, id, sid).catch(() => undefined);
  // Who has become an admin since goes by what holds for admins, from the next call on.
  if (idleSeconds > ends.idleSeconds || ageSeconds > ends.longestSeconds) return undefined;
  const rightsNow = rightsOf(actor, factor.has);
  if (idleSeconds > notedEverySeconds) {
    // Not noting it is no harm: the next call tries again.
    touchSession(db, id, ends, rightsNow).catch(() => undefined);
  }
  const changedTo = former?.isLost || (rights !== null && rights !== rightsNow) ? rightsNow : undefined;
  return { actor, session: { id, confirmed, lacksFactor: isMissing, changedTo } };
}

/**
 * Gives a session a new id, so that one that somebody has copied is worth nothing, and answers the token of it. Of calls that
 * do so at once the first wins; to the others, and to who comes with the id before, it answers undefined. Where it is `final` the id
 * before ends whether or not the new one arrives.
 */
export async function renewToken(
  tx: Tx,
  { id, changedTo = null }: { id: number; changedTo?: string | null | undefined },
  token: string,
  { final }: { final: boolean },
): Promise<string | undefined> {
  const renewed = newToken();
  const changed = await changeSid(tx, {
    id,
    sid: sidOf(token),
    newSid: sidOf(renewed),
    rights: changedTo,
    graceSeconds,
    final,
  });
  return changed ? renewed : undefined;
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function sidOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
