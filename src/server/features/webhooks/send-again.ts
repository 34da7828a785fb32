import { testType } from '#domain/webhooks.ts';
import type { Tx } from '#server/db/query.ts';
import { found } from '#server/found.ts';
import { refuse } from '#server/refusal.ts';
import { sendSoon } from './change-webhooks.ts';
import { deliveryById, insertDeliveries, sendAgain, sendAllAgain } from './deliveries.queries.ts';
import { lockWebhook } from './webhooks.queries.ts';

interface Act {
  tx: Tx;
  companyId: number;
}

/** Sends an event that says nothing, by which one sees that things arrive. */
export async function sendTest(
  { tx, companyId }: Act,
  webhookId: number,
  now: Date,
): Promise<{ deliveryId: number }> {
  await refusePaused({ tx, companyId }, webhookId);
  const happenedAt = now.toISOString();
  const type = testType;
  const body = JSON.stringify({ type, timestamp: happenedAt, data: { companyId, webhookId } });
  const [made] = await insertDeliveries(tx, webhookId, [{ position: null, type, body, happenedAt }]);
  await sendSoon(tx);
  return { deliveryId: found(made).id };
}

/** Sends one delivery again, whether it had arrived or not: the same to the letter, by the same id. */
export async function resendDelivery({ tx, companyId }: Act, id: number): Promise<void> {
  const { webhookId, forgotten } = found(await deliveryById(tx, companyId, id));
  await refusePaused({ tx, companyId }, webhookId);
  if (forgotten)
    throw refuse.conflict(
      'delivery_forgotten',
      'What this delivery said is kept no longer. Read it by GET /api/events.',
    );
  await sendAgain(tx, id);
  await sendSoon(tx);
}

/** Sends all deliveries again that are about a time; answers how many. */
export async function resendRange(
  { tx, companyId }: Act,
  webhookId: number,
  { from, to }: { from: string; to: string },
): Promise<{ count: number }> {
  await refusePaused({ tx, companyId }, webhookId);
  if (Date.parse(from) > Date.parse(to))
    throw refuse.invalid('to must be after from.', { to: 'Must be after from.' });
  const count = await sendAllAgain(tx, webhookId, from, to);
  await sendSoon(tx);
  return { count };
}

async function refusePaused({ tx, companyId }: Act, webhookId: number): Promise<void> {
  const { paused } = found(await lockWebhook(tx, companyId, webhookId));
  if (paused) throw refuse.conflict('webhook_paused', 'This webhook is paused. Resume it first.');
}
