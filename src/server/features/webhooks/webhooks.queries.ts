import { oldSecretHours, type PauseReason, webhookLimits, type WebhookType } from '#domain/webhooks.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { personName, whoChanged } from '#server/visibility/person-name.queries.ts';

export interface WebhookRow {
  id: number;
  url: string;
  types: WebhookType[];
  paused: boolean;
  pausedAt: string | null;
  pausedBecause: PauseReason | null;
  failingSince: string | null;
  lastSentAt: string | null;
  waiting: number;
  oldSecretUntil: string | null;
  madeAt: string;
  madeBy: string | null;
  changedAt: string | null;
  changedBy: { userId: number; name: string } | null;
}

const columns = `h.id, h.url, h.types, h.paused_at is not null as paused, h.paused_at as "pausedAt", h.paused_because as "pausedBecause",
  h.failing_since as "failingSince", h.last_sent_at as "lastSentAt", h.made_at as "madeAt",
  (select ${personName('m')} from user_account m where m.id = h.made_by) as "madeBy",
  h.changed_at as "changedAt", ${whoChanged('h.changed_by')} as "changedBy",
  (select count(*)::integer from webhook_delivery d where d.webhook_id = h.id and d.state = 'waiting') as waiting,
  (select max(s.ends_at) from webhook_secret s where s.webhook_id = h.id and s.ends_at > now()) as "oldSecretUntil"`;

export async function webhooksOf(db: Db, companyId: number): Promise<WebhookRow[]> {
  return rows(
    db,
    `select ${columns} from webhook h where h.company_id = $1 order by h.id desc limit ${webhookLimits.webhooks}`,
    [companyId],
  );
}

/** Undefined where it is another company's. */
export async function webhookById(db: Db, companyId: number, id: number): Promise<WebhookRow | undefined> {
  return row(db, `select ${columns} from webhook h where h.company_id = $1 and h.id = $2`, [companyId, id]);
}

export async function lockWebhook(tx: Tx, companyId: number, id: number): Promise<WebhookRow | undefined> {
  await row(tx, 'select from webhook where company_id = $1 and id = $2 for update', [companyId, id]);
  return webhookById(tx, companyId, id);
}

/** Webhooks of one company are made one after the other, so that none is one too many. */
export async function countWebhooks(tx: Tx, companyId: number): Promise<number> {
  await row(tx, `select pg_advisory_xact_lock(hashtext('webhook'), $1) is null as locked`, [companyId]);
  const found = await oneRow<{ count: number }>(
    tx,
    'select count(*)::integer as count from webhook where company_id = $1',
    [companyId],
  );
  return found.count;
}

interface WrittenWebhook {
  url: string;
  types: readonly WebhookType[];
}

/** It is told what happens from now on: what has its place already is not. */
export async function insertWebhook(
  tx: Tx,
  { companyId, url, types, by }: WrittenWebhook & { companyId: number; by: number },
): Promise<number> {
  const made = await oneRow<{ id: number }>(
    tx,
    `insert into webhook (company_id, url, types, made_by, read_through)
     values ($1, $2, $3, $4, coalesce((select max(position) from company_event), 0)) returning id`,
    [companyId, url, types, by],
  );
  return made.id;
}

/** Pausing and resuming; resumed, or led elsewhere, it has never failed, and what waits is due. */
export async function updateWebhook(
  tx: Tx,
  id: number,
  { url, types, paused, by }: WrittenWebhook & { paused: boolean; by: number },
): Promise<void> {
  await run(
    tx,
    `update webhook set url = $2, types = $3, changed_by = $4, changed_at = now(),
       paused_at = case when $5 then coalesce(paused_at, now()) end,
       paused_because = case when $5 then coalesce(paused_because, 'person') end,
       failing_since = case when url = $2 and ($5 or paused_at is null) then failing_since end
     where id = $1`,
    [id, url, types, by, paused],
  );
}

export async function makeDue(tx: Tx, webhookId: number): Promise<void> {
  await run(
    tx,
    `update webhook_delivery set next_try_at = now() where webhook_id = $1 and state = 'waiting' and next_try_at > now()`,
    [webhookId],
  );
}

export async function deleteWebhook(tx: Tx, id: number): Promise<void> {
  await run(tx, 'delete from webhook where id = $1', [id]);
}

export async function insertSecret(tx: Tx, webhookId: number, secret: string): Promise<void> {
  await run(tx, 'insert into webhook_secret (webhook_id, secret) values ($1, $2)', [webhookId, secret]);
}

/** An expression: those that sign now, the newest first. */
export const secretsOf = (webhookId: string) =>
  `array(select s.secret from webhook_secret s where s.webhook_id = ${webhookId} and (s.ends_at is null or s.ends_at > now())
     order by s.id desc limit ${webhookLimits.secrets})`;

export async function countSecrets(tx: Tx, webhookId: number): Promise<number> {
  const { count } = await oneRow<{ count: number }>(tx, `select cardinality(${secretsOf('$1')}) as count`, [
    webhookId,
  ]);
  return count;
}

/** Those that sign go on for a day; what has ended is forgotten. */
export async function endSecrets(tx: Tx, webhookId: number): Promise<void> {
  await run(tx, 'delete from webhook_secret where webhook_id = $1 and ends_at <= now()', [webhookId]);
  await run(
    tx,
    `update webhook_secret set ends_at = now() + interval '${oldSecretHours} hours' where webhook_id = $1 and ends_at is null`,
    [webhookId],
  );
}
