import type { Config } from '#server/config.ts';
import type { Tx } from '#server/db/query.ts';
import { oneLine } from '#server/mail/line.ts';
import { insertMail, type NewMail } from '#server/mail/mail.queries.ts';
import { type Sender, senderOf } from '#server/mail/sender.ts';
import { contactOf } from './mail-owner.queries.ts';

type Written = Pick<NewMail, 'subject' | 'text' | 'html'>;

/** Writes to somebody about what became of their account, where they have an address. */
export async function mailOwner(
  tx: Tx,
  config: Config,
  userId: number,
  write: (toName: string, sender: Sender) => Written,
): Promise<void> {
  const to = await contactOf(tx, userId);
  if (!to?.email) return;
  const sender = senderOf(config);
  await insertMail(tx, {
    kind: 'account',
    companyId: null,
    toUserId: userId,
    about: [],
    toAddress: to.email,
    toName: oneLine(to.name),
    fromName: oneLine(sender.brandName),
    replyTo: null,
    ...write(to.name, sender),
  });
}
