import { line } from '#server/mail/line.ts';
import type { Letterhead } from '#server/mail/mail-parts.ts';
import { type WrittenMail, writtenMail } from '#server/mail/write-mail.ts';

interface Words {
  toName: string;
  device: string | null;
  network: string;
}

/** Tells somebody that a browser signed in to their account that had not before, and what to do if it was not them. */
export function newDeviceEmail({ toName, device, network }: Words, head: Letterhead): WrittenMail {
  const what = `${device ?? 'A browser'} signed in to your account for the first time, from the network ${network}.`;
  return writtenMail(
    {
      subject: line`New sign-in to your account at ${head.brandName}`,
      preview: what,
      to: toName,
      parts: [
        what,
        'If this was you, there’s nothing to do. If it wasn’t, change your password. That logs everyone else out.',
      ],
      button: { label: 'See where you are signed in', path: '/settings?tab=personal' },
    },
    head,
  );
}
