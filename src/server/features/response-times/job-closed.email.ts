import { line } from '#server/mail/line.ts';
import { whereAnswersGo } from '#server/mail/notes.ts';
import type { Letterhead } from '#server/mail/mail-parts.ts';
import { writtenMail } from '#server/mail/write-mail.ts';
import type { RejectionLetter } from './response-times.queries.ts';

/**
 * What those who still waited are told when a job closes: in the words of whoever closed it, where the platform knows who
 * they are. Else the words stay here, and the mail says that they are.
 */
export function jobClosedEmail(letter: RejectionLetter, head: Letterhead) {
  const { companyName, companyVerified, jobTitle, name, words, applicationId, replyTo } = letter;
  return writtenMail(
    {
      subject: line`Your application: ${jobTitle}`,
      preview: line`${companyName} has closed the posting ${jobTitle}.`,
      ...(companyVerified
        ? { parts: [{ words }] }
        : {
            to: name,
            parts: [
              line`${companyName} has closed the posting ${jobTitle} and wrote to you about your application.`,
            ],
          }),
      button: {
        label: companyVerified ? 'See your application' : 'Read the message',
        path: `/applications/${applicationId}`,
      },
      notes: [whereAnswersGo(replyTo && companyName, head)],
    },
    head,
  );
}
