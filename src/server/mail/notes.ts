import type { NotificationType } from '#domain/notifications.ts';
import { line } from './line.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';
import type { Letterhead, Way } from './mail-parts.ts';

/** Says that an answer lands where what it answers was written. */
export function answersAreTaken({ brandName }: Letterhead): string {
  return line`Reply to this email to answer, without attachments, or reply on ${brandName}. This email is for you alone: please don’t forward it.`;
}

/** Says where an answer goes: to a company that has named an address for it, or nowhere. */
export function whereAnswersGo(company: string | null, { brandName }: Letterhead): string {
  return company === null
    ? line`Replies to this email are not read. Please reply on ${brandName}.`
    : line`Replies to this email go to ${company}.`;
}

/** How to get no more mail of these types. Following it changes nothing: a button on the page does. */
export function wayToStop(
  { userId, mailToken }: { userId: number; mailToken: string },
  types: readonly NotificationType[],
): Way {
  return {
    label: 'Unsubscribe from emails like this',
    path: `/unsubscribe#${unsubscribeToken({ userId, types }, mailToken)}`,
  };
}
