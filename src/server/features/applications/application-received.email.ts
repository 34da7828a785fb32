import { filledIn, type FilledIn } from '#server/mail/fill-in.ts';
import { writtenMail } from '#server/mail/write-mail.ts';

/** What a company answers to an applicant by itself: its own words, with the few things filled in that differ. */
export function applicationReceivedEmail({ template, ...values }: FilledIn & { template: string }) {
  return writtenMail(`Your application: ${values.jobTitle}`, filledIn(template, values));
}
