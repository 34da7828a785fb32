import { pausedAfterDays, type WebhookType } from '#domain/webhooks.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { messageId } from './deliveries.queries.ts';
import { secretsOf } from './webhooks.queries.ts';

/** So many deliveries of one webhook are under way at once; of one that fails, one, so that it costs little. */
const atOnce = 2;
/** Longer than any try takes. */
const claimSeconds = 30;

/** Those to which something is to be sent now, or of which something that happened has not been looked at. */
export async function dueWebhooks(db: Db): Promise<{ id: number }[]> {
  return rows(
    db,
    `select w.id from webhook w where w.paused_at is null and (
       exists (select from company_event p where p.company_id = w.company_id and p.position > w.read_through)
       or exists (select from webhook_delivery d where d.webhook_id = w.id and d.state = 'waiting' and d.next_try_at <= now()))`,
  );
}

export async function isAnyWebhook(db: Db): Promise<boolean> {
  return (await row(db, 'select from webhook where paused_at is null limit 1')) !== undefined;
}

/** An expression: a delivery of this webhook that nobody has in hand and that is to be sent now. */
const free = (delivery: string, webhookId: string) =>
  `${delivery}.webhook_id = ${webhookId} and ${delivery}.state = 'waiting' and ${delivery}.next_try_at <= now()
     and ${delivery}.body is not null and (${delivery}.claimed_until is null or ${delivery}.claimed_until <= now())`;

/** Asked after a delivery was noted, in a statement of its own, so that it sees what whoever held the webhook meanwhile has left. */
export async function isDue(db: Db, id: number): Promise<boolean> {
  const { due } = await oneRow<{ due: boolean }>(
    db,
    `select exists (select from webhook_delivery d where ${free('d', '$1')}) as due`,
    [id],
  );
  return due;
}

/** When what somebody has in hand who may be dead is to be taken over; null where nobody has anything. */
export async function claimedUntil(db: Db): Promise<string | null> {
  const { until } = await oneRow<{ until: string | null }>(
    db,
    `select max(claimed_until) as until from webhook_delivery where state = 'waiting' and claimed_until > now() and next_try_at <= now()`,
  );
  return until;
}

export interface ReadingWebhook {
  companyId: number;
  types: WebhookType[];
  readThrough: number;
}

/** Whoever holds it reads for it, or takes its next delivery; undefined where it is paused or gone. */
export async function holdWebhook(tx: Tx, id: number): Promise<ReadingWebhook | undefined> {
  return row(
    tx,
    `select company_id as "companyId", types, read_through as "readThrough" from webhook where id = $1 and paused_at is null for update`,
    [id],
  );
}

export async function noteRead(tx: Tx, id: number, through: number): Promise<void> {
  await run(tx, 'update webhook set read_through = $2 where id = $1', [id, through]);
}

export interface ClaimedDelivery {
  id: number;
  webhookId: number;
  url: string;
  messageId: string;
  body: string;
  tries: number;
  claimedUntil: string;
  /** With which it is signed. */
  secrets: string[];
  /** Whether another of the webhook is due as well. */
  isMore: boolean;
}

/** Takes the next delivery that is due; undefined where there is none, or enough of the webhook are under way. With the webhook held. */
export async function claimDelivery(
  tx: Tx,
  webhookId: number,
  claim: string,
): Promise<ClaimedDelivery | undefined> {
  return row(
    tx,
    `update webhook_delivery d set claim = $2, claimed_until = now() + interval '${claimSeconds} seconds'
     from webhook w where w.id = d.webhook_id and d.id = (
       select n.id from webhook_delivery n where ${free('n', '$1')}
       order by n.next_try_at, n.id limit 1)
     and (select count(*) from webhook_delivery b where b.webhook_id = $1 and b.state = 'waiting' and b.claimed_until > now())
       < case when w.failing_since is null then ${atOnce} else 1 end
     returning d.id, d.webhook_id as "webhookId", w.url, ${messageId('d')} as "messageId", d.body, d.tries, d.claimed_until as "claimedUntil",
       ${secretsOf('w.id')} as secrets, exists (select from webhook_delivery m where m.id <> d.id and ${free('m', '$1')}) as "isMore"`,
    [webhookId, claim],
  );
}

/** Not tried after all: the server stops. */
export async function giveBackDelivery(db: Db, id: number, claim: string): Promise<void> {
  await run(
    db,
    'update webhook_delivery set claim = null, claimed_until = null where id = $1 and claim = $2',
    [id, claim],
  );
}

export interface TryRow {
  durationMs: number;
  status: number | null;
  answer: string | null;
  error: string | null;
}

export async function insertTry(tx: Tx, deliveryId: number, tried: TryRow): Promise<void> {
  await run(
    tx,
    'insert into webhook_try (delivery_id, duration_ms, status, answer, error) select id, $2, $3, $4, $5 from webhook_delivery where id = $1',
    [deliveryId, tried.durationMs, tried.status, tried.answer, tried.error],
  );
}

/** It has arrived, also where another server has taken it over meanwhile. In one statement: most that are sent arrive. */
export async function noteArrived(db: Db, { id, webhookId }: ClaimedDelivery, tried: TryRow): Promise<void> {
  await run(
    db,
    // The webhook first, as whoever takes the next delivery does.
    `with hook as (update webhook set failing_since = null, last_sent_at = now() where id = $1 returning id),
       done as (update webhook_delivery d set state = 'done', next_try_at = null, claim = null, claimed_until = null
         from hook where d.id = $2 returning d.id)
     insert into webhook_try (delivery_id, duration_ms, status, answer, error) select id, $3, $4, $5, $6 from done`,
    [webhookId, id, tried.durationMs, tried.status, tried.answer, tried.error],
  );
}

/** It has not arrived; the next try in so many seconds, null for none. Answers when that is, undefined where another server has it by now. */
export async function noteFailed(
  tx: Tx,
  id: number,
  claim: string,
  nextIn: number | null,
): Promise<{ nextTryAt: string | null } | undefined> {
  return row(
    tx,
    `update webhook_delivery set tries = tries + 1, claim = null, claimed_until = null,
       state = case when $3::float8 is null then 'failed' else 'waiting' end, next_try_at = now() + make_interval(secs => $3::float8)
     where id = $1 and claim = $2 and state = 'waiting' returning next_try_at as "nextTryAt"`,
    [id, claim, nextIn],
  );
}

/**
 * Notes that a webhook fails; answers whether it is to be paused for that, which happens once. What an address answers to which it
 * leads no more says nothing of it.
 */
export async function noteFailing(
  tx: Tx,
  { webhookId, url }: Pick<ClaimedDelivery, 'webhookId' | 'url'>,
  gone: boolean,
): Promise<{ companyId: number; url: string } | undefined> {
  const after = await row<{ companyId: number; url: string; paused: boolean }>(
    tx,
    `with before as (select id, paused_at from webhook where id = $1 and url = $3 for update)
     update webhook w set failing_since = coalesce(w.failing_since, now()),
       paused_at = case when w.paused_at is null and ($2 or w.failing_since < now() - interval '${pausedAfterDays} days') then now() else w.paused_at end,
       paused_because = case when w.paused_at is not null then w.paused_because when $2 then 'gone'
         when w.failing_since < now() - interval '${pausedAfterDays} days' then 'failing' end
     from before where w.id = before.id
     returning w.company_id as "companyId", w.url, before.paused_at is null and w.paused_at is not null as paused`,
    [webhookId, gone, url],
  );
  return after?.paused ? after : undefined;
}
