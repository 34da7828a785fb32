import { filledIn, type FilledIn } from '#server/mail/fill-in.ts';
import { line } from '#server/mail/line.ts';
import { whereAnswersGo } from '#server/mail/notes.ts';
import type { Letterhead } from '#server/mail/mail-parts.ts';
import { writtenMail } from '#server/mail/write-mail.ts';

interface Received extends FilledIn {
  template: string;
  applicationId: number;
  replyTo: string | null;
}

/** What a company answers to an applicant by itself: its own words, with the few things filled in that differ. */
export function applicationReceivedEmail(
  { template, applicationId, replyTo, ...values }: Received,
  head: Letterhead,
) {
  const { companyName, jobTitle } = values;
  return writtenMail(
    {
      subject: line`Your application: ${jobTitle}`,
      preview: line`${companyName} has your application for ${jobTitle}.`,
      parts: [{ words: filledIn(template, values) }],
      button: { label: 'See your application', path: `/applications/${applicationId}` },
      notes: [
        line`${companyName} sends this to everyone who applies.`,
        whereAnswersGo(replyTo && companyName, head),
      ],
    },
    head,
  );
}
