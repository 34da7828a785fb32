import type pg from 'pg';
import { hashOfToken } from '#server/addresses/link-token.ts';
import { endLinks, useLink } from '#server/addresses/links.queries.ts';
import { brokenUniqueRule } from '#server/db/conflicts.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { forgetRefusalOf } from '#server/mail/refused-addresses.queries.ts';
import { refuse } from '#server/refusal.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { addressToConfirm, confirmAddress } from './addresses.queries.ts';
import { addressTaken } from './register.ts';

/** Proves an address by the link that was mailed to it, whoever is signed in where it is opened. */
export async function confirmByLink(db: pg.Pool, token: string, network: string): Promise<void> {
  await confirming(db, async (tx) => {
    const link = await useLink(tx, 'confirm', hashOfToken(token));
    if (!link?.address) throw refuse.notFound();
    return { userId: link.userId, address: link.address, actorId: link.userId, network, by: 'link' };
  });
}

/** An administrator says that an address is somebody's, where mail cannot tell. */
export async function confirmByHand(
  db: pg.Pool,
  { actorId, userId, network }: { actorId: number; userId: number; network: string },
): Promise<void> {
  await confirming(db, async (tx) => {
    const address = await addressToConfirm(tx, userId);
    if (address === null)
      throw refuse.conflict('nothing_to_confirm', 'There is no address to confirm at this account.');
    return { userId, address, actorId, network, by: 'administrator' };
  });
}

interface Confirmed {
  userId: number;
  address: string;
  actorId: number;
  network: string;
  by: 'link' | 'administrator';
}

async function confirming(db: pg.Pool, what: (tx: Tx) => Promise<Confirmed>): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      const { userId, address, actorId, network, by } = await what(tx);
      if (!(await confirmAddress(tx, userId, address))) throw refuse.notFound();
      // Whoever says that mail has arrived is believed.
      await forgetRefusalOf(tx, address);
      // What was sent to the address before is no proof of this one.
      await endLinks(tx, userId);
      await noteSecurity(tx, {
        act: 'address.confirmed',
        outcome: 'done',
        actorId,
        userId,
        network,
        details: { by },
      });
      await saveEvent(tx, { type: 'account.changed', subjectId: userId, actorId });
    });
  } catch (error) {
    throw brokenUniqueRule(error) === 'user_account_email' ? addressTaken() : error;
  }
}
