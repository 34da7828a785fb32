import type pg from 'pg';
import { inTransaction } from '#server/db/transaction.ts';
import { notificationsEmail } from './notifications.email.ts';
import { takeDueNotifications } from './notifications.queries.ts';
import { insertMail } from '#server/mail/mail.queries.ts';
import { oneLine } from '#server/mail/write-mail.ts';

const peopleAtOnce = 50;

/** Writes the mails of notifications that nobody has read here meanwhile: one a person, whatever has come together. */
export async function mailNotifications(
  db: pg.Pool,
  about: { brandName: string; origin: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const due = await takeDueNotifications(tx, peopleAtOnce);
    for (const theirs of Map.groupBy(due, ({ userEmail }) => userEmail).values()) {
      const [first] = theirs;
      if (!first) continue;
      await insertMail(tx, {
        kind: 'notification',
        companyId: null,
        toUserId: first.userId,
        toAddress: first.userEmail,
        toName: oneLine(first.userName),
        fromName: oneLine(about.brandName),
        replyTo: null,
        ...notificationsEmail(theirs, about),
      });
    }
  });
}
