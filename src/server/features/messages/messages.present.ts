import type { Message } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { isJobSeeker } from '#domain/permissions.ts';
import type { MessageRow } from './messages.queries.ts';

/** A message as this viewer may see it: to a job seeker the company speaks, not one of its staff by name. */
export function presentMessage(row: MessageRow, actor: Actor): Message {
  const { senderId, senderName, companyName, ...message } = row;
  return {
    ...message,
    own: senderId === actor.id,
    writer: isJobSeeker(actor) && message.fromEmployer ? companyName : senderName,
  };
}
