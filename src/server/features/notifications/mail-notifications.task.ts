import type { Tx } from '#server/db/query.ts';
import { insertMail } from '#server/mail/mail.queries.ts';
import { oneLine } from '#server/mail/line.ts';
import { notificationsEmail } from './notifications.email.ts';
import { takeDueNotifications } from './notifications.queries.ts';

/** Writes somebody's mail of what they have not read here meanwhile, whatever has come together. */
export async function mailNotifications(
  tx: Tx,
  { userId }: { userId: number },
  about: { brandName: string; origin: string; replyAddress?: string | undefined },
): Promise<void> {
  const due = await takeDueNotifications(tx, userId);
  const [first, ...others] = due;
  if (!first) return;
  await insertMail(tx, {
    kind: 'notification',
    companyId: null,
    // Who speaks through it is counted it, though the mail is ours.
    chargedTo: due.find(({ companyId }) => companyId !== null)?.companyId ?? null,
    toUserId: first.userId,
    toAddress: first.userEmail,
    toName: oneLine(first.userName),
    fromName: oneLine(about.brandName),
    ...notificationsEmail([first, ...others], about),
  });
}
