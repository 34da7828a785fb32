import type pg from 'pg';
import { remindDaysBefore } from '#domain/response-times.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { responsesDueEmail } from './responses-due.email.ts';
import { type DueRow, takeDueResponses } from './response-times.queries.ts';
import { insertMail } from '#server/mail/mail.queries.ts';
import { oneLine } from '#server/mail/write-mail.ts';

/** Reminds whoever posted a job of those who will soon have waited as long as was promised: a note on each, one mail for all. */
export async function remindOfResponses(
  db: pg.Pool,
  { brandName, origin }: { brandName: string; origin: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const due = await takeDueResponses(tx, remindDaysBefore);
    for (const { applicationId, recruiterId } of due)
      await saveEvent(tx, {
        type: 'answer.due',
        subjectId: applicationId,
        actorId: null,
        data: { userId: recruiterId },
      });
    for (const theirs of Map.groupBy(due, ({ recruiterId }) => recruiterId).values()) {
      const [first] = theirs;
      if (!first?.recruiterEmail || !first.mail) continue;
      await insertMail(tx, {
        kind: 'answers_due',
        companyId: companyOf(theirs),
        toUserId: first.recruiterId,
        about: theirs.map(({ applicationId }) => ({ applicationId })),
        toAddress: first.recruiterEmail,
        toName: oneLine(first.recruiterName),
        fromName: oneLine(brandName),
        replyTo: null,
        ...responsesDueEmail(first, theirs, origin),
      });
    }
  });
}

/** A mail about several companies' applications is no company's. */
function companyOf(due: readonly DueRow[]): number | null {
  const [first] = due;
  return first && due.every(({ companyId }) => companyId === first.companyId) ? first.companyId : null;
}
