import type { LinkPurpose } from '#server/addresses/links.queries.ts';
import type { Config } from '#server/config.ts';
import type { Tx } from '#server/db/query.ts';
import { oneLine } from '#server/mail/line.ts';
import { insertMail } from '#server/mail/mail.queries.ts';
import { senderOf } from '#server/mail/sender.ts';
import { accountEmail, type AccountNews } from './account.email.ts';
import { isForAlertsOnly } from '#server/addresses/made-for-alerts.queries.ts';
import { ownerOfAddress } from './addresses.queries.ts';

export interface Addressee {
  id: number;
  username: string;
  firstName: string | null;
}

/** What is about an address itself goes to it whether it is proved or not. */
const aboutAddresses: ReadonlySet<AccountNews> = new Set<AccountNews>([
  'address.confirm',
  'address.changing',
  'address.removed',
]);
const links: Partial<Record<AccountNews, LinkPurpose>> = {
  'address.confirm': 'confirm',
  'password.reset': 'reset',
};

/** Writes to somebody about their account, where mail goes out: what is about a moment is no use to whoever sets it up later. */
export async function writeAccountMail(
  tx: Tx,
  config: Config,
  { id, username, firstName }: Addressee,
  toAddress: string,
  news: AccountNews,
): Promise<void> {
  if (!config.smtpUrl) return;
  const sender = senderOf(config);
  const toName = oneLine(firstName ?? username);
  const link = links[news];
  await insertMail(tx, {
    kind: aboutAddresses.has(news) ? 'address' : 'account',
    companyId: null,
    toUserId: id,
    about: [],
    toAddress,
    toName,
    fromName: oneLine(sender.brandName),
    replyTo: null,
    ...accountEmail(news, { username, toName }, sender),
    ...(link ? { link } : {}),
  });
}

/**
 * Asks an address that was given for an account to confirm it; whoever has proved it to be theirs is told instead. Which
 * of the two it was, only the mail says.
 */
export async function askToConfirm(
  tx: Tx,
  config: Config,
  person: Addressee,
  address: string,
): Promise<void> {
  const owner = await ownerOfAddress(tx, address);
  const isAnothers = owner && owner.id !== person.id && !(await isForAlertsOnly(tx, owner.id));
  if (isAnothers) await writeAccountMail(tx, config, owner, owner.email, 'address.taken');
  else await writeAccountMail(tx, config, person, address, 'address.confirm');
}
