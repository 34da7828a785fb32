import { dayIn } from '#domain/time-zones.ts';
import type { DueRow } from './response-times.queries.ts';
import { oneLine, writtenMail } from '#server/mail/write-mail.ts';

/** Subject, plain text and HTML of the reminder: who waits for an answer, until when, and where to give it. */
export function responsesDueEmail(
  { recruiterName, mailToken }: Pick<DueRow, 'recruiterName' | 'mailToken'>,
  due: readonly DueRow[],
  origin: string,
) {
  const people = due.length === 1 ? '1 person waits' : `${due.length} people wait`;
  return writtenMail(
    `${people} for your answer`,
    [
      `Hello ${oneLine(recruiterName)},`,
      `${people} to hear what becomes of their application. You have promised to answer by:`,
      due.map(line).join('\n'),
      `Answer them here: ${origin}/applications?waiting=true`,
      'An invitation to an interview, an offer and a refusal are all answers.',
      `To get no more mail of this kind: ${origin}/unsubscribe#${mailToken}`,
    ].join('\n\n'),
  );
}

function line({ applicantName, jobTitle, dueAt, timeZone }: DueRow): string {
  return `– ${dayIn(timeZone, dueAt)}: ${oneLine(applicantName)}, ${oneLine(jobTitle)}`;
}
