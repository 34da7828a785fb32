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
      line`This address was given for the account “${username}” at ${brand}. If it was you, confirm it.`,
      'The link works for 24 hours, and once. If it was not you, do nothing: without this, the address gets no other mail from us.',
    ],
    button: { label: 'Confirm email address', path: `/confirm-email#${tokenPlace}` },
  },
  // Only whoever an address belongs to learns that it is taken.
  'address.taken': {
    subject: (brand) => line`You have an account at ${brand}`,
    parts: ({ brand, username }) => [
      line`This address was given for another account at ${brand}. It belongs to yours, “${username}”, and stays with it.`,
      'If it was you, sign in, or set a new password if you have forgotten it. If it was not, there is nothing to do.',
    ],
    button: { label: 'Sign in', path: '/auth' },
  },
  'address.changing': {
    subject: (brand) => line`Your email address at ${brand} is being changed`,
    parts: ({ brand, username }) => [
      line`Another address was given for your account “${username}” at ${brand}. Until that one is confirmed, this one stays.`,
      'If it was not you, set a new password at once: that ends the change.',
    ],
    button: ifNotYou,
  },
  'address.removed': {
    subject: (brand) => line`Your email address at ${brand} was removed`,
    parts: ({ brand, username }) => [
      line`This address was removed from your account “${username}” at ${brand}. It gets no more mail from us.`,
      'If it was not you, sign in and change your password at once.',
    ],
    button: { label: 'Sign in', path: '/auth' },
  },
  'password.reset': {
    subject: (brand) => line`Set a new password for ${brand}`,
    parts: ({ brand, username }) => [
      line`A new password was asked for, for your account “${username}” at ${brand}. If it was you, set it.`,
      'The link works for 30 minutes, and once. If it was not you, do nothing: your password stays as it is.',
    ],
    button: { label: 'Set a new password', path: `/reset-password#${tokenPlace}` },
  },
  'password.changed': {
    subject: (brand) => line`Your password at ${brand} was changed`,
    parts: ({ brand, username }) => [
      line`The password of your account “${username}” at ${brand} was changed. Whoever was signed in elsewhere is signed out.`,
      'If it was not you, set a new password at once.',
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

export const accountNews = Object.keys(words) as AccountNews[]; // Object.keys forgets which
