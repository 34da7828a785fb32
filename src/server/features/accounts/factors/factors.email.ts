import { line } from '#server/mail/line.ts';
import type { Letterhead } from '#server/mail/mail-parts.ts';
import { writtenMail } from '#server/mail/write-mail.ts';

/** What can become of somebody's factors, of which they are told wherever it was done. */
export type FactorNews =
  | 'passkey.added'
  | 'passkey.removed'
  | 'authenticator.added'
  | 'authenticator.removed'
  | 'recovery-codes.made'
  | 'recovery-code.used'
  | 'factors.taken'
  | 'code.guessed';

interface Words {
  subject: string;
  sentence: (name: string | undefined) => string;
}

const words: Record<FactorNews, Words> = {
  'passkey.added': {
    subject: 'A passkey was added to your account',
    sentence: (name) => line`You can sign in with the passkey “${name ?? ''}” from now on.`,
  },
  'passkey.removed': {
    subject: 'A passkey was removed from your account',
    sentence: (name) => line`The passkey “${name ?? ''}” no longer signs in to your account.`,
  },
  'authenticator.added': {
    subject: 'An authenticator app was added to your account',
    sentence: () => 'Signing in with your password now also asks for a code from your authenticator app.',
  },
  'authenticator.removed': {
    subject: 'The authenticator app was removed from your account',
    sentence: () => 'Codes from your authenticator app no longer work for your account.',
  },
  'recovery-codes.made': {
    subject: 'New recovery codes for your account',
    sentence: () => 'Ten new recovery codes were created. The old ones no longer work.',
  },
  'recovery-code.used': {
    subject: 'A recovery code was used to sign in',
    sentence: () =>
      'Someone signed in to your account with one of your recovery codes. That code won’t work again.',
  },
  'factors.taken': {
    subject: 'Your passkeys and codes were removed',
    sentence: () =>
      'An administrator removed the passkeys, the authenticator app and the recovery codes of your account and logged you out everywhere. Sign in with your password and set them up again.',
  },
  'code.guessed': {
    subject: 'Someone knows your password',
    sentence: () => 'Someone entered your password correctly, then several wrong codes. They didn’t get in.',
  },
};

/** Tells somebody what became of their factors, and what to do if it was not them. */
export function factorsEmail(
  news: FactorNews,
  { toName, name }: { toName: string; name: string | undefined },
  head: Letterhead,
) {
  const { subject, sentence } = words[news];
  return writtenMail(
    {
      subject: line`${subject} at ${head.brandName}`,
      preview: sentence(name),
      to: toName,
      parts: [
        sentence(name),
        'If this was you, there’s nothing to do. If it wasn’t, change your password and end any session you don’t recognise.',
      ],
      button: { label: 'Review your account', path: '/settings?tab=personal' },
    },
    head,
  );
}
