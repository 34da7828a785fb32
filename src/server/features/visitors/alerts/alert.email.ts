import { daysToConfirm } from '#domain/visitors.ts';
import { tokenPlace } from '#server/addresses/link-token.ts';
import { line } from '#server/mail/line.ts';
import type { Letterhead } from '#server/mail/mail-parts.ts';
import { type WrittenMail, writtenMail } from '#server/mail/write-mail.ts';

/** Asks whoever has an address whether they want to be told of new jobs. The words of the search are a stranger’s and stay out of it. */
export function confirmAlertEmail(head: Letterhead): WrittenMail {
  return writtenMail(
    {
      subject: line`Confirm your job alert at ${head.brandName}`,
      parts: [
        'Someone asked us to email new jobs to this address. If that was you, confirm it and choose how often.',
        `The link works for ${daysToConfirm} days. Afterwards, the same link ends the alert and deletes this address.`,
        'If it wasn’t you, ignore this email. We won’t send you jobs.',
      ],
      button: { label: 'Confirm my job alert', path: `/alerts/${tokenPlace}` },
    },
    head,
  );
}
