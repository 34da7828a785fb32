import type { MailInHand } from './handing-over.queries.ts';
import type { Sender } from './sender.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** What a mail says to programs. */
export function headersOf(mail: MailInHand, sender: Sender) {
  const [, domain = ''] = sender.address.split('@');
  const idOf = (messageId: string) => `<${messageId}@${domain}>`;
  const latest = mail.thread.at(-1);
  return {
    messageId: idOf(mail.messageId),
    ...(latest ? { inReplyTo: idOf(latest), references: mail.thread.map(idOf) } : {}),
    headers: {
      // That a machine wrote this, so that no two auto-responders talk to each other (RFC 3834): in answer to what
      // somebody sent, or of its own accord.
      'Auto-Submitted': mail.kind === 'application_received' ? 'auto-replied' : 'auto-generated',
      // Exchange's word for the same. Reports of what could not be delivered are wanted.
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      ...oneClick(mail, sender),
    },
  };
}

/** How mail programs end what one can do without (RFC 8058): never account mail, nor what answers an application. */
function oneClick({ stops, toUserId, mailToken }: MailInHand, { publicUrl }: Sender): Record<string, string> {
  // Who is reached directly, under whatever name, is not reached from a mail program's servers.
  if (!publicUrl || !stops?.length || toUserId === null || mailToken === null) return {};
  const token = unsubscribeToken({ userId: toUserId, types: stops }, mailToken);
  return {
    'List-Unsubscribe': `<${publicUrl}/api/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
