import { createHash, randomBytes } from 'node:crypto';
import type { Call } from '#contract/api.ts';
import type { Received } from '#server/http/calls.ts';
import { deleteUnfinished, insertUnfinished } from './unfinished.queries.ts';

type Visit = Pick<Received<Call>, 'config' | 'request' | 'reply' | 'db'>;

const fiveMinutes = 300;

/** Held by a browser whose password was right, for a few minutes; scripts cannot read it, and other sites cannot send it. */
function cookieOf({ config }: Pick<Visit, 'config'>) {
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const name = secure ? '__Host-half' : 'half';
  return { name, options: { path: '/', httpOnly: true, sameSite: 'strict', secure } as const };
}

/** Begins a sign-in that is finished by something else than the password. The database has the token's hash alone. */
export async function beginUnfinished(visit: Visit, userId: number): Promise<void> {
  await forgetUnfinished(visit);
  const token = randomBytes(32).toString('base64url');
  await insertUnfinished(visit.db, hashOf(token), userId);
  const { name, options } = cookieOf(visit);
  visit.reply.setCookie(name, token, { ...options, maxAge: fiveMinutes });
}

/** The hash of the token that this browser holds. */
export function unfinishedToken(visit: Pick<Visit, 'config' | 'request'>): string | undefined {
  const token = visit.request.cookies[cookieOf(visit).name];
  return token ? hashOf(token) : undefined;
}

export async function forgetUnfinished(visit: Visit): Promise<void> {
  const held = unfinishedToken(visit);
  if (!held) return;
  await deleteUnfinished(visit.db, held);
  const { name, options } = cookieOf(visit);
  visit.reply.clearCookie(name, options);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
