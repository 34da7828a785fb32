import type { Config } from '#server/config.ts';
import type { Tx } from '#server/db/query.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { wasMailedSince } from './visitor-mail.queries.ts';
import { lockWaitingVisitor } from './visitors.queries.ts';

/** Asks about an application that came when its address had got all the mail of a day; a mail that went there since offers it, too. */
export async function mailWaitingVisitor(
  tx: Tx,
  { visitorApplicationId }: { visitorApplicationId: number },
  config: Config,
): Promise<void> {
  const sent = await lockWaitingVisitor(tx, visitorApplicationId);
  if (!sent || (await wasMailedSince(tx, sent.address, sent.sentAt))) return;
  const { id, address, receipt } = sent;
  const job = { id: sent.jobId, title: sent.jobTitle, companyName: sent.companyName };
  await askToConfirm(tx, config, { id, address, job, receipt });
}
