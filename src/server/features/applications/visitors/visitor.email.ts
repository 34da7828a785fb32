import { daysToConfirm, receiptInWords } from '#domain/visitors.ts';
import { tokenPlace } from '#server/addresses/link-token.ts';
import { line } from '#server/mail/line.ts';
import type { Letterhead } from '#server/mail/mail-parts.ts';
import { type WrittenMail, writtenMail } from '#server/mail/write-mail.ts';

interface Sent {
  jobTitle: string;
  companyName: string;
  receipt: string;
}

/**
 * Asks whoever has an address whether they applied with it. It greets nobody: the name was typed by whoever sent it, and a
 * stranger's words are not ours to mail.
 */
export function confirmApplicationEmail(
  { jobTitle, companyName, receipt }: Sent,
  head: Letterhead,
): WrittenMail {
  return writtenMail(
    {
      subject: line`Confirm your application: ${jobTitle} at ${companyName}`,
      parts: [
        line`Someone applied for ${jobTitle} at ${companyName} with this email address. If that was you, confirm it so that your application counts.`,
        { facts: [{ name: 'Receipt', value: receiptInWords(receipt) }] },
        'If you applied for several jobs, the link shows you all that wait for you to confirm them.',
        `The link works for ${daysToConfirm} days. Afterwards, the same link shows you what became of your application.`,
        'If it wasn’t you, ignore this email. The application is then deleted, and so is this address.',
      ],
      button: { label: 'Confirm my application', path: `/applied/${tokenPlace}` },
    },
    head,
  );
}

/** A code that shows, where no script can, that somebody reads what is sent to an address. */
export function applyCodeEmail(
  { jobId, jobTitle, companyName, code }: Omit<Sent, 'receipt'> & { jobId: number; code: string },
  head: Letterhead,
): WrittenMail {
  return writtenMail(
    {
      subject: line`Your code to apply: ${jobTitle} at ${companyName}`,
      parts: [
        line`Someone is applying for ${jobTitle} at ${companyName} with this email address. If that’s you, type this code into the form and send it again.`,
        { facts: [{ name: 'Code', value: `${code.slice(0, 5)}-${code.slice(5)}` }] },
        'It works until tomorrow. If it wasn’t you, ignore this email: nothing was sent.',
      ],
      button: { label: 'Look at the job', path: `/jobs/${jobId}` },
    },
    head,
  );
}
