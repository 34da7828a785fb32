import { line } from '#server/mail/line.ts';
import type { Letterhead } from '#server/mail/mail-parts.ts';
import { whereAnswersGo } from '#server/mail/notes.ts';
import { writtenMail } from '#server/mail/write-mail.ts';
import type { RejectionLetter } from '#server/features/response-times/response-times.queries.ts';

/** What somebody is written with a rejection: in the company's words where the platform knows who it is. Else the words stay here. */
export function rejectionEmail(letter: RejectionLetter, head: Letterhead) {
  const { companyName, companyVerified, jobTitle, name, words, applicationId, replyTo } = letter;
  return writtenMail(
    {
      subject: line`Your application: ${jobTitle}`,
      preview: line`${companyName} has answered your application for ${jobTitle}.`,
      ...(companyVerified
        ? { parts: [{ words }] }
        : { to: name, parts: [line`${companyName} has answered your application for ${jobTitle}.`] }),
      button: {
        label: companyVerified ? 'See your application' : 'Read the message',
        path: `/applications/${applicationId}`,
      },
      notes: [whereAnswersGo(replyTo && companyName, head)],
    },
    head,
  );
}
