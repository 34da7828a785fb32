import type { Config } from '#server/config.ts';
import type { Tx } from '#server/db/query.ts';
import { oneLine } from './line.ts';
import { insertMail } from './mail.queries.ts';
import type { Letterhead } from './mail-parts.ts';
import { senderOf } from './sender.ts';
import type { WrittenMail } from './write-mail.ts';

interface ToVisitor {
  address: string;
  write: (head: Letterhead) => WrittenMail;
  /** The link in it that proves the address; without one it has none. */
  visitorLinkId?: number;
}

/** Writes a mail to an address that is nobody’s yet: ours alone, without a name. */
export async function mailToVisitor(
  tx: Tx,
  config: Config,
  { address, write, visitorLinkId }: ToVisitor,
): Promise<void> {
  const sender = senderOf(config);
  await insertMail(tx, {
    kind: visitorLinkId === undefined ? 'address' : 'visitor',
    companyId: null,
    toUserId: null,
    about: [],
    toAddress: address,
    toName: '',
    fromName: oneLine(sender.brandName),
    replyTo: null,
    ...write(sender),
    ...(visitorLinkId === undefined ? {} : { visitorLinkId }),
  });
}
