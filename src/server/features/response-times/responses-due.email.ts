import { dayIn } from '#domain/time-zones.ts';
import { line } from '#server/mail/line.ts';
import { whereAnswersGo, wayToStop } from '#server/mail/notes.ts';
import type { Letterhead } from '#server/mail/mail-parts.ts';
import { writtenMail } from '#server/mail/write-mail.ts';
import type { DueRow } from './response-times.queries.ts';

/** The reminder: who waits for an answer, until when, and where to give it. */
export function responsesDueEmail(due: readonly [DueRow, ...DueRow[]], head: Letterhead) {
  const [{ recruiterId, recruiterName, mailToken }] = due;
  const people = due.length === 1 ? '1 person is waiting' : `${due.length} people are waiting`;
  const mail = writtenMail(
    {
      subject: `${people} for your answer`,
      to: recruiterName,
      parts: [
        `${people} to hear about their application. You promised an answer by:`,
        {
          facts: due.map(({ applicantName, jobTitle, dueAt, timeZone }) => ({
            name: dayIn(timeZone, dueAt),
            value: line`${applicantName}, ${jobTitle}`,
          })),
        },
        'An interview invitation, an offer or a rejection all count as answers.',
      ],
      button: { label: 'Answer them', path: '/applications?waiting=true' },
      notes: [whereAnswersGo(null, head)],
      stop: wayToStop({ userId: recruiterId, mailToken }, ['answer.due']),
    },
    head,
  );
  return { ...mail, replyTo: null, stops: ['answer.due'] as const };
}
