import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Endpoint } from '#contract/endpoint.ts';
import { heedsSentKey } from '#contract/sent-twice.ts';
import { type Actor, isLessThan, standingOf } from '#domain/permissions.ts';
import type { Turns } from '#server/db/few-at-once.ts';
import { inOneWhole } from '#server/db/transaction.ts';
import { refuse } from '#server/refusal.ts';
import { sendWritten, written } from './answers.ts';
import { keepAnswer, type KeptAnswer, keptAnswerOf, type SentCall, takeKey } from './sent-once.queries.ts';

/** The key that a call was sent with, and how the call heeds it. */
export interface SentKey {
  key: string;
  how: 'answer' | 'secret';
}

/** The header Idempotency-Key of a call that heeds it; undefined where there is none. */
export function sentKeyOf(
  { headers }: FastifyRequest,
  call: string,
  endpoint: Endpoint,
): SentKey | undefined {
  const key = headers['idempotency-key'];
  const how = heedsSentKey(call, endpoint);
  if (key === undefined || !how) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw refuse.invalid('Idempotency-Key must be 1 to 255 visible ASCII characters.');
  return { key, how };
}

interface Asked {
  db: pg.Pool;
  request: FastifyRequest;
  reply: FastifyReply;
  endpoint: Endpoint;
  sentKey: SentKey;
  inTurn: Turns;
}

/**
 * Does what is asked once, however often it is sent with this key. What is written, that the key is taken and what was answered are
 * one transaction, so that a server that is killed at any moment has done and kept all of it, or nothing. The same that comes
 * meanwhile waits. What failed or was refused has written nothing and is not kept: sent again, it is tried again. Whoever has left the
 * company since, or may do less, is not shown again what was answered.
 */
export async function sendOnce(
  { db, request, reply, endpoint, sentKey: { key, how }, inTurn }: Asked,
  actor: Actor,
  done: (db: pg.Pool) => Promise<unknown>,
): Promise<FastifyReply> {
  const sent = { accountId: actor.id, key, asked: askedIn(request) };
  const once = () =>
    inOneWhole(db, async (tx, whole) => {
      // What is done may take its time between two statements, as reading a file does.
      await tx.query(`set local idle_in_transaction_session_timeout = ${idleMs}`);
      if (!(await takeKey(tx, sent))) return undefined;
      const answer = written(reply, endpoint, await done(whole));
      const { body: _, ...withoutBody } = answer;
      const kept = how === 'secret' ? ({ ...withoutBody, secret: true } as const) : answer;
      // What a key may do ends with it; one of a sandbox that begins anew has another company from then on.
      await keepAnswer(tx, sent, actor.isKey ? kept : { ...kept, to: standingOf(actor) });
      return answer;
    });
  const first = await oneAfterAnother(`${actor.id} ${key}`, () => inTurn(once));
  if (first) return sendWritten(reply, first);
  return sendKept(reply, actor, await keptOf(db, sent));
}

/** Longer than reading the largest file takes. */
const idleMs = 60_000;

async function keptOf(db: pg.Pool, sent: SentCall): Promise<KeptAnswer> {
  const kept = await keptAnswerOf(db, sent);
  if (kept && kept.asked !== sent.asked) throw refuse.keyReused();
  if (!kept?.answer) throw refuse.busy();
  return kept.answer;
}

function sendKept(
  reply: FastifyReply,
  actor: Actor,
  { secret, body, to, ...answer }: KeptAnswer,
): FastifyReply {
  if (to && isLessThan(actor, to)) throw refuse.forbidden(noLongerTheirs);
  if (secret) throw refuse.doneBefore();
  return sendWritten(reply.header('Idempotent-Replayed', 'true'), { ...answer, body });
}

const noLongerTheirs =
  'This was done with the same Idempotency-Key before. You may do less since then, so what was answered is not shown again.';

/** What was asked, whatever white space its JSON had. */
function askedIn({ method, url, headers, body }: FastifyRequest): string {
  const hash = createHash('sha256').update(JSON.stringify([method, url]));
  if (Buffer.isBuffer(body)) hash.update(headers['content-disposition'] ?? '').update(body);
  else hash.update(JSON.stringify(body ?? null));
  return hash.digest('hex');
}

const lines = new Map<string, Promise<unknown>>();

/** Who sends the same again while it is being done waits here, and holds no connection of the database meanwhile. */
async function oneAfterAnother<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const mine = (lines.get(name) ?? Promise.resolve()).then(work);
  const over = mine.catch(() => undefined);
  lines.set(name, over);
  try {
    return await mine;
  } finally {
    if (lines.get(name) === over) lines.delete(name);
  }
}
