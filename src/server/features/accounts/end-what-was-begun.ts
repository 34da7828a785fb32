import { endLinks } from '#server/addresses/links.queries.ts';
import type { Tx } from '#server/db/query.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { dropPendingAddress } from './addresses.queries.ts';

/**
 * Ends what whoever knew the password before may have begun: a link to a new one, and an address of their own that was to take the
 * place of the owner's. A first address, which takes nothing's place, is confirmed by its link as before.
 */
export async function endWhatWasBegun(tx: Tx, userId: number, actorId: number | null): Promise<void> {
  await endLinks(tx, userId, 'reset');
  if (!(await dropPendingAddress(tx, userId))) return;
  await endLinks(tx, userId, 'confirm');
  await saveEvent(tx, { type: 'account.changed', subjectId: userId, actorId });
}
