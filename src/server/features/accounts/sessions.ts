import { createHash, randomBytes } from 'node:crypto';
import { deviceOf } from '#domain/devices.ts';
import { lacksFactor } from '#domain/second-factor.ts';
import type { Db } from '#server/db/query.ts';
import type { SignedIn } from '#server/http/calls.ts';
import { actorOfSession, extendSession, insertSession } from './sessions.queries.ts';

/** How long a session lives after it was last used, in days. */
const lifetime = 30;
const oneDay = 86_400_000;

/** Starts a session and answers its token, which only the cookie ever holds: the database has its hash. */
export async function startSession(
  db: Db,
  userId: number,
  startedAt: Date,
  userAgent: string | undefined,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertSession(db, {
    sid: sidOf(token),
    userId,
    sess: { startedAt: startedAt.toISOString(), device: deviceOf(userAgent) },
    days: lifetime,
  });
  return token;
}

/** Who holds this token, or undefined. A session in use is prolonged, once a day, without anybody waiting for it. */
export async function actorOfToken(db: Db, token: string, now: Date): Promise<SignedIn | undefined> {
  const session = await actorOfSession(db, sidOf(token));
  if (!session) return undefined;
  const { expire, factor, ...actor } = session;
  if (Date.parse(expire) - now.getTime() < (lifetime - 1) * oneDay) {
    // Not prolonging is no harm: the next call tries again.
    extendSession(db, sidOf(token), lifetime).catch(() => undefined);
  }
  return { ...actor, lacksFactor: lacksFactor(actor, factor) };
}

export function sidOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
