import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { nextTryIn, webhookLimits, webhookTimeoutMs } from '#domain/webhooks.ts';
import type { Context } from '#server/context.ts';
import { turnsFor } from '#server/db/few-at-once.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { givePlaces } from '#server/events/give-places.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { addressGuard } from '#server/outgoing/address-guard.ts';
import { guardedFetch } from '#server/outgoing/guarded-fetch.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import { readOn } from './read-on.ts';
import {
  claimDelivery,
  claimedUntil,
  type ClaimedDelivery,
  dueWebhooks,
  giveBackDelivery,
  holdWebhook,
  isDue,
  insertTry,
  isAnyWebhook,
  noteArrived,
  noteFailed,
  noteFailing,
} from './sending.queries.ts';
import { type Tried, tryDelivery } from './try-delivery.ts';

/** Of one webhook at the same time, by this server; how many of all servers' says the claim. */
const atOnce = 2;
/** Requests need the database's connections; while a receiver is waited for none is held. */
const connections = 2;
/** What this server has in hand is looked at by others so long after it should have been done, at the latest. */
const laterMs = 30_000;

export interface WebhookSender {
  /** Begins whatever is due, and does not wait for it. */
  beginDue: () => Promise<void>;
  /** Breaks off what is under way, which is then sent again. */
  stop: () => Promise<void>;
}

interface Given extends Pick<Context, 'db' | 'log'> {
  config: Pick<Context['config'], 'webhookAllow'>;
}

/**
 * Sends deliveries, one after the other of each webhook, and of all webhooks side by side: whoever waits for a slow receiver holds
 * no worker and no connection, so that nobody else waits for it. What is to be sent, and when, stands in the database; who dies
 * in the middle is taken over when the claim has run out.
 */
export function createWebhookSender({ db, config, log }: Given): WebhookSender {
  const fetch = guardedFetch(addressGuard(config.webhookAllow), {
    timeoutMs: webhookTimeoutMs,
    mostBytes: webhookLimits.answer * 4,
    cut: true,
    plainToNamed: true,
  });
  const closing = new AbortController();
  const inTurn = turnsFor(connections);
  const under = new Map<number, number>();
  /** Those that were to begin while enough was under way: there may be more than it has seen. */
  const wanted = new Set<number>();
  const running = new Set<Promise<void>>();
  /** When what it has in hand is looked at: after every claim has run out, in case that it has died by then. */
  let lookedAt = 0;

  const begin = (webhookId: number) => {
    const now = under.get(webhookId) ?? 0;
    if (closing.signal.aborted) return;
    if (now >= atOnce) return void wanted.add(webhookId);
    under.set(webhookId, now + 1);
    const run = sendAll(webhookId)
      .catch((error: unknown) => log.warn({ err: error, webhookId }, 'A webhook could not be worked on'))
      .finally(() => {
        running.delete(run);
        const left = (under.get(webhookId) ?? 1) - 1;
        if (left) under.set(webhookId, left);
        else under.delete(webhookId);
        if (wanted.delete(webhookId)) begin(webhookId);
      });
    running.add(run);
  };

  const sendAll = async (webhookId: number) => {
    while (!closing.signal.aborted) {
      const claim = randomUUID();
      const next = await inTurn(() => takeNext(db, webhookId, claim, lookedAt));
      lookedAt = Math.max(lookedAt, next.lookedAt);
      const { delivery, more } = next;
      if (delivery) {
        if (delivery.isMore || more) begin(webhookId);
        await sendOne(delivery, claim);
      }
      // Another server may have found something and left it, as enough was under way here.
      if (!more && !(delivery && (await inTurn(() => isDue(db, webhookId))))) return;
    }
  };

  const sendOne = async (delivery: ClaimedDelivery, claim: string) => {
    const tried = await tryDelivery(delivery, { fetch, signal: closing.signal });
    const brokenOff = closing.signal.aborted && tried.status === null;
    if (brokenOff) await giveBackDelivery(db, delivery.id, claim);
    else await inTurn(() => note(db, delivery, claim, tried));
  };

  return {
    beginDue: async () => {
      if (!(await isAnyWebhook(db))) return;
      await givePlaces(db);
      for (const { id } of await dueWebhooks(db)) begin(id);
      const until = await claimedUntil(db);
      if (until) await inTransaction(db, (tx) => enqueue(tx, 'webhooks', [dueAt(until)]));
    },
    stop: async () => {
      closing.abort();
      await Promise.all(running);
    },
  };
}

interface Next {
  delivery?: ClaimedDelivery | undefined;
  more: boolean;
  lookedAt: number;
}

/** Looks at what has happened, and takes the next delivery that is due. */
function takeNext(db: pg.Pool, webhookId: number, claim: string, lookedAt: number): Promise<Next> {
  return inTransaction(db, async (tx) => {
    const webhook = await holdWebhook(tx, webhookId);
    if (!webhook) return { more: false, lookedAt };
    const more = await readOn(tx, webhookId, webhook);
    const delivery = await claimDelivery(tx, webhookId, claim);
    const until = delivery ? Date.parse(delivery.claimedUntil) : 0;
    if (until <= lookedAt) return { delivery, more, lookedAt };
    const at = until + laterMs;
    await enqueue(tx, 'webhooks', [dueAt(new Date(at).toISOString())]);
    return { delivery, more, lookedAt: at };
  });
}

/** Keeps what came of a try, and when the next one is. */
async function note(db: pg.Pool, delivery: ClaimedDelivery, claim: string, tried: Tried): Promise<void> {
  const { id, tries } = delivery;
  if (tried.error === null) return noteArrived(db, delivery, tried);
  await inTransaction(db, async (tx) => {
    const paused = await noteFailing(tx, delivery, tried.gone);
    const noted = await noteFailed(tx, id, claim, nextTryIn(tries + 1, Math.random(), tried.wish) ?? null);
    await insertTry(tx, id, tried);
    if (noted?.nextTryAt) await enqueue(tx, 'webhooks', [dueAt(noted.nextTryAt)]);
    if (paused)
      await saveEvent(tx, {
        type: 'webhook.paused',
        subjectId: paused.companyId,
        actorId: null,
        data: { domain: new URL(paused.url).host, turn: tried.gone ? 'expired' : 'due' },
      });
  });
}

function dueAt(at: string) {
  return { data: {}, startAfter: at, key: `due ${at}` };
}
