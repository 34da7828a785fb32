import { createHmac, timingSafeEqual } from 'node:crypto';
import { applyTokenMinutes } from '#domain/visitors.ts';
import type { Db } from '#server/db/query.ts';
import { refuse } from '#server/refusal.ts';
import { visitorSecret } from './visitor-secret.queries.ts';

/** A token for one job, until a time: nothing is kept of it, and nobody's secret is in it. */
export async function applyToken(
  db: Db,
  jobId: number,
  now: Date,
): Promise<{ token: string; expiresAt: string }> {
  const expires = Math.floor(now.getTime() / 1_000) + applyTokenMinutes * 60;
  const words = `${jobId}.${expires}`;
  return {
    token: `${words}.${seal(words, await visitorSecret(db))}`,
    expiresAt: new Date(expires * 1_000).toISOString(),
  };
}

/** Refuses whoever has no token for this job, or one whose time is over. */
export async function refuseWithoutToken(
  db: Db,
  jobId: number,
  token: string | undefined,
  now: Date,
): Promise<void> {
  const [job, expires, sealed = ''] = token?.split('.') ?? [];
  const words = `${job}.${expires}`;
  if (!token || job !== String(jobId) || !isSame(sealed, seal(words, await visitorSecret(db))))
    throw refuse.signIn('token_missing', 'Ask for a token for this job first, and send it along.');
  if (Number(expires) * 1_000 < now.getTime())
    throw refuse.signIn('token_expired', 'The token’s time is over. Ask for another one, and send again.');
}

export function seal(words: string, secret: string): string {
  return createHmac('sha256', secret).update(`apply ${words}`).digest('base64url');
}

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
