import { type NotificationType, notificationTypes } from './notifications.ts';

/** What a link that ends mail says openly: whose mail, and of which types. The seal after it shows that we wrote it. */
export interface Stopping {
  userId: number;
  types: readonly NotificationType[];
}

/** Who ends a mail that tells of more kinds of things ends all of them; it also keeps the links short. */
const mostTypes = 5;
const everything = 'all';

/** What is sealed, and stands before the seal. */
export function stoppingInWords({ userId, types }: Stopping): string {
  const ordered = notificationTypes.filter((type) => types.includes(type));
  return `${userId}-${ordered.length > mostTypes ? everything : ordered.join('~')}`;
}

export const stoppingTokenForm = /^(\d{1,9})-([a-z._~]{1,120})-[0-9a-f]{32}$/;
/** Of the tokens there are: those that say what they end, and those of mails from before, which end everything. */
export const unsubscribeTokenForm = /^(?:\d{1,9}-[a-z._~]{1,120}-[0-9a-f]{32}|[0-9a-f]{64})$/;

/** What a token says it ends; undefined for what is none. Whether the seal is ours is another question. */
export function stoppingIn(token: string): Stopping | undefined {
  const [, userId, named = ''] = stoppingTokenForm.exec(token) ?? [];
  if (userId === undefined) return undefined;
  const types =
    named === everything
      ? notificationTypes
      : notificationTypes.filter((type) => named.split('~').includes(type));
  return types.length ? { userId: Number(userId), types } : undefined;
}
