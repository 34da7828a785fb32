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
    sentence: () => 'Signing in with your password now asks for a code of your authenticator app as well.',
  },
  'authenticator.removed': {
    subject: 'The authenticator app was removed from your account',
    sentence: () => 'Codes of your authenticator app no longer sign in to your account.',
  },
  'recovery-codes.made': {
    subject: 'New recovery codes for your account',
    sentence: () => 'Ten new recovery codes were made. Older ones no longer work.',
  },
  'recovery-code.used': {
    subject: 'A recovery code was used to sign in',
    sentence: () =>
      'Somebody signed in to your account with one of your recovery codes. It does not work again.',
  },
  'factors.taken': {
    subject: 'Your passkeys and codes were removed',
    sentence: () =>
      'An administrator removed the passkeys, the authenticator app and the recovery codes of your account and signed you out everywhere. Sign in with your password and set them up again.',
  },
  'code.guessed': {
    subject: 'Somebody knows your password',
    sentence: () =>
      'Somebody entered your password correctly and then several wrong codes. They were not signed in.',
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
        'If this was you, there is nothing to do. If it was not, change your password and end the sessions you do not know.',
      ],
      button: { label: 'Look at your account', path: '/settings?tab=personal' },
    },
    head,
  );
}
