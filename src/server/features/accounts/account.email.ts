import { keysOf } from '#domain/keys.ts';
import { tokenPlace } from '#server/addresses/link-token.ts';
import { line } from '#server/mail/line.ts';
import type { Letterhead, Way } from '#server/mail/mail-parts.ts';
import { type WrittenMail, writtenMail } from '#server/mail/write-mail.ts';

/** What accounts write about addresses and passwords. */
export type AccountNews =
  | 'address.confirm'
  | 'address.taken'
  | 'address.changing'
  | 'address.removed'
  | 'password.reset'
  | 'password.changed';

interface Words {
  subject: (brand: string) => string;
  parts: (account: { brand: string; username: string }) => string[];
  button: Way;
}

const ifNotYou: Way = { label: 'Set a new password', path: '/forgot-password' };

const words: Record<AccountNews, Words> = {
  'address.confirm': {
    subject: (brand) => line`Confirm your email address for ${brand}`,
    parts: ({ brand, username }) => [
      line`Someone entered this address for the account “${username}” at ${brand}. If that was you, confirm it.`,
      'The link works once, for 24 hours. If it wasn’t you, ignore this email. We won’t send anything else to an unconfirmed address.',
    ],
    button: { label: 'Confirm email address', path: `/confirm-email#${tokenPlace}` },
  },
  // Only whoever an address belongs to learns that it is taken.
  'address.taken': {
    subject: (brand) => line`You have an account at ${brand}`,
    parts: ({ brand, username }) => [
      line`Someone entered this address for another account at ${brand}. It belongs to your account, “${username}”, and stays with it.`,
      'If it was you, sign in, or set a new password if you’ve forgotten yours. If it wasn’t, there’s nothing to do.',
    ],
    button: { label: 'Sign in', path: '/auth' },
  },
  'address.changing': {
    subject: (brand) => line`Your email address at ${brand} is being changed`,
    parts: ({ brand, username }) => [
      line`Someone entered a new address for your account “${username}” at ${brand}. This address stays in use until the new one is confirmed.`,
      'If it wasn’t you, set a new password right away. That cancels the change.',
    ],
    button: ifNotYou,
  },
  'address.removed': {
    subject: (brand) => line`Your email address at ${brand} was removed`,
    parts: ({ brand, username }) => [
      line`This address was removed from your account “${username}” at ${brand}. We won’t send any more mail to it.`,
      'If it wasn’t you, sign in and change your password right away.',
    ],
    button: { label: 'Sign in', path: '/auth' },
  },
  'password.reset': {
    subject: (brand) => line`Set a new password for ${brand}`,
    parts: ({ brand, username }) => [
      line`Someone asked to reset the password of your account “${username}” at ${brand}. If that was you, set a new one.`,
      'The link works once, for 30 minutes. If it wasn’t you, ignore this email. Your password stays the same.',
    ],
    button: { label: 'Set a new password', path: `/reset-password#${tokenPlace}` },
  },
  'password.changed': {
    subject: (brand) => line`Your password at ${brand} was changed`,
    parts: ({ brand, username }) => [
      line`The password of your account “${username}” at ${brand} was changed. All other sessions have been ended.`,
      'If it wasn’t you, set a new password right away.',
    ],
    button: ifNotYou,
  },
};

export function accountEmail(
  news: AccountNews,
  { username, toName }: { username: string; toName: string },
  head: Letterhead,
): WrittenMail {
  const { subject, parts, button } = words[news];
  const brand = head.brandName;
  return writtenMail(
    { subject: subject(brand), to: toName, parts: parts({ brand, username }), button },
    head,
  );
}

export const accountNews = keysOf(words);
