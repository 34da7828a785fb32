import { notificationTypes } from '#domain/notifications.ts';
import { stoppingIn } from '#domain/unsubscribing.ts';
import type { Db } from '#server/db/query.ts';
import { isSealed } from '#server/mail/unsubscribe-token.ts';
import { mailTokenOf, stopMail } from './notifications.queries.ts';

/** Ends the mail that a token is for, however often it comes; false for a token that is not ours. */
export async function unsubscribe(db: Db, token: string): Promise<boolean> {
  const stopping = stoppingIn(token);
  // Mails from before tokens said what they end carry the account's own.
  if (!stopping) return stopMail(db, token, notificationTypes);
  const secret = await mailTokenOf(db, stopping.userId);
  return secret !== undefined && isSealed(token, secret) && stopMail(db, secret, stopping.types);
}
