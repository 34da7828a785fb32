import type { EventOf } from '#domain/events.ts';
import type { Tx } from '#server/db/query.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import { expiryOf } from './expire-offers.queries.ts';

/** An offer that was sent ends when its time has passed. */
export async function expireLater(
  tx: Tx,
  { subjectId, data: { applicationId } }: EventOf<'offer.sent'>,
): Promise<void> {
  const startAfter = await expiryOf(tx, subjectId);
  const key = `${applicationId} ${startAfter}`;
  if (startAfter) await enqueue(tx, 'offer-expiry', [{ data: { applicationId }, startAfter, key }]);
}
