import { filledIn, type FilledIn } from '#server/mail/fill-in.ts';
import { writtenMail } from '#server/mail/write-mail.ts';

/** What those who still waited are told when a job closes, in the words of whoever closed it. */
export function jobClosedEmail({ template, ...values }: FilledIn & { template: string }) {
  return writtenMail(`Your application: ${values.jobTitle}`, filledIn(template, values));
}
