import type { Answer } from '#contract/api.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { Parameters } from '#server/db/parameters.ts';
import { type Page, pageOf, readCursor } from '#server/http/paging.ts';

type Delivery = Answer<'GET /api/company/webhooks/:id/deliveries'>[number];

/** How many tries of one delivery are told. */
const mostAttempts = 20;
/** How many are sent again at once. */
const mostAgain = 10_000;

/** By what receivers know a delivery again: the same over all tries, and no other's, of any installation and of any time. */
export const messageId = (delivery: string) => `'msg_' || ${delivery}.message_id`;

export async function deliveriesOf(
  db: Db,
  webhookId: number,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<Delivery>> {
  const parameters = new Parameters();
  const where = [`d.webhook_id = ${parameters.add(webhookId)}`];
  const after = readCursor(cursor, ['number']);
  if (after) where.push(`d.id < ${parameters.add(after[0])}`);
  const found = await rows<Delivery>(
    db,
    `select d.id, ${messageId('d')} as "messageId", d.type, d.happened_at as at, d.state, d.next_try_at as "nextTryAt", d.body,
       coalesce((select json_agg(t order by t.id desc) from (
         select t.id, to_char(t.tried_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, t.duration_ms as "durationMs", t.status, t.answer, t.error
         from webhook_try t where t.delivery_id = d.id order by t.id desc limit ${mostAttempts}) t), '[]') as attempts
     from webhook_delivery d where ${where.join(' and ')} order by d.id desc limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, limit, ({ id }) => [id]);
}

export interface NewDelivery {
  position: number | null;
  type: string;
  body: string;
  happenedAt: string;
}

/** What is there already, by its position, is not there twice. */
export async function insertDeliveries(
  tx: Tx,
  webhookId: number,
  deliveries: readonly NewDelivery[],
): Promise<{ id: number }[]> {
  return rows(
    tx,
    `insert into webhook_delivery (webhook_id, position, type, body, happened_at)
     select $1, position, type, body, "happenedAt"
     from jsonb_to_recordset($2::jsonb) as d (position bigint, type text, body text, "happenedAt" timestamptz)
     order by position on conflict (webhook_id, position) do nothing returning id`,
    [webhookId, JSON.stringify(deliveries)],
  );
}

export interface DeliveryOnHand {
  id: number;
  webhookId: number;
  forgotten: boolean;
  paused: boolean;
}

/** Undefined where it is another company's. */
export async function deliveryById(
  db: Db,
  companyId: number,
  id: number,
): Promise<DeliveryOnHand | undefined> {
  return row(
    db,
    `select d.id, d.webhook_id as "webhookId", d.body is null as forgotten, w.paused_at is not null as paused
     from webhook_delivery d join webhook w on w.id = d.webhook_id where d.id = $2 and w.company_id = $1`,
    [companyId, id],
  );
}

const again = `state = 'waiting', tries = 0, next_try_at = now()`;

export async function sendAgain(tx: Tx, id: number): Promise<void> {
  await run(tx, `update webhook_delivery set ${again} where id = $1 and body is not null`, [id]);
}

/** All that are about a time, of which the body is still known; answers how many. */
export async function sendAllAgain(tx: Tx, webhookId: number, from: string, to: string): Promise<number> {
  const { count } = await oneRow<{ count: number }>(
    tx,
    `with again as (
       update webhook_delivery set ${again} where id in (
         select id from webhook_delivery where webhook_id = $1 and body is not null and happened_at between $2::timestamptz and $3::timestamptz
         order by happened_at, id limit ${mostAgain}
       ) returning id
     ) select count(*)::integer as count from again`,
    [webhookId, from, to],
  );
  return count;
}
