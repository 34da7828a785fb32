import { type NotificationType, notificationTypes } from '#domain/notifications.ts';
import { stoppingIn } from '#domain/unsubscribing.ts';
import type { Db } from '#server/db/query.ts';
import { isSealed } from '#server/mail/unsubscribe-token.ts';
import { mailTokenOf, stopMail } from './choices.queries.ts';

/** What a token ends, and the account's secret by which that is known; undefined for one that is not ours. */
export async function stoppable(
  db: Db,
  token: string,
): Promise<{ types: readonly NotificationType[]; secret: string } | undefined> {
  const stopping = stoppingIn(token);
  const secret = stopping && (await mailTokenOf(db, stopping.userId));
  return secret && isSealed(token, secret) ? { types: stopping.types, secret } : undefined;
}

/** Ends the mail that a token is for, however often it comes; false for a token that is not ours. */
export async function unsubscribe(db: Db, token: string): Promise<boolean> {
  const found = await stoppable(db, token);
  // Mails from before tokens said what they end carry the account's own.
  return found ? stopMail(db, found.secret, found.types) : stopMail(db, token, notificationTypes);
}
