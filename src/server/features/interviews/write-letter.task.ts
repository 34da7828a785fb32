import type { InterviewLetter } from '#domain/tasks.ts';
import type { Tx } from '#server/db/query.ts';
import { interviewEmail } from './interview.email.ts';
import { interviewInvitation } from './interview-calendar.ts';
import { interviewById, type InterviewRow } from './interviews.queries.ts';
import { addresseeOf, type Letter } from './letters.queries.ts';
import { notificationOf } from './notify-of-interview.ts';
import { insertNotifications } from '#server/features/notifications/notifications.queries.ts';
import { insertMail } from '#server/mail/mail.queries.ts';
import type { Sender } from '#server/mail/sender.ts';
import { oneLine } from '#server/mail/line.ts';

/** Writes a letter about an interview into the outbox, and reminds here. */
export async function writeLetter(
  tx: Tx,
  letter: InterviewLetter,
  sender: Sender,
  now: () => Date,
): Promise<void> {
  const to = await addresseeOf(tx, letter);
  const interview = to && (await interviewById(tx, letter.interviewId));
  if (interview) await write(tx, { ...letter, ...to }, interview, sender, now().toISOString());
}

async function write(
  tx: Tx,
  letter: Letter,
  interview: InterviewRow,
  sender: Sender,
  at: string,
): Promise<void> {
  // What is told at once stands in the inbox since it happened; what time brings comes now.
  if (letter.type === 'interview.reminder' || letter.type === 'scorecard.due')
    await insertNotifications(tx, [notificationOf(interview, letter.userId, letter.type)]);
  if (!letter.mail || letter.userEmail === null) return;
  await insertMail(tx, {
    kind: 'interview',
    companyId: interview.companyId,
    toUserId: letter.userId,
    about: [{ applicationId: interview.applicationId }],
    toAddress: letter.userEmail,
    toName: oneLine(letter.userName),
    fromName: oneLine(sender.brandName),
    ...interviewEmail(letter, interview, sender),
    ...calendarWith(letter, interview, letter.userEmail, sender, at),
  });
}

function calendarWith(
  letter: Letter,
  interview: InterviewRow,
  address: string,
  sender: Sender,
  at: string,
): object {
  const { userId, userName, userTimeZone, sequence, startsAt, type, withdraws } = letter;
  const meets = userId === interview.jobSeekerId || interview.panel.some(({ id }) => id === userId);
  if (startsAt === null || !meets || (type !== 'interview.booked' && !withdraws)) return {};
  const reader = { id: userId, name: userName, timeZone: userTimeZone, address };
  const told = { isCancelled: withdraws, sequence, startsAt, at };
  return {
    calendarMethod: withdraws ? 'CANCEL' : 'REQUEST',
    calendar: interviewInvitation(interview, told, reader, sender),
  };
}
