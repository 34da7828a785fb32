import type { Config } from '#server/config.ts';
import type { Tx } from '#server/db/query.ts';
import type { Letterhead } from '#server/mail/mail-parts.ts';
import { mailToVisitor } from '#server/mail/mail-to-visitor.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import { confirmApplicationEmail } from './visitor.email.ts';
import { mayMail, mayMailFrom } from './visitor-mail.queries.ts';
import { insertVisitorLink, type PublicJobRow } from './visitors.queries.ts';

interface Waiting {
  id: number;
  address: string;
  job: Pick<PublicJobRow, 'id' | 'title' | 'companyName'>;
  receipt: string;
}

/**
 * Asks the address somebody applied with whether that was its owner, where mail goes out: now, or as soon as the address may be
 * mailed to again.
 */
export async function askToConfirm(
  tx: Tx,
  config: Config,
  { id, address, job, receipt }: Waiting,
): Promise<void> {
  if (!config.smtpUrl) return;
  if (!(await mayMail(tx, address, job.id))) {
    const startAfter = await mayMailFrom(tx, address, job.id);
    await enqueue(tx, 'visitor-mail', [{ data: { visitorApplicationId: id }, startAfter }]);
    return;
  }
  const about = { jobTitle: job.title, companyName: job.companyName, receipt };
  const write = (head: Letterhead) => confirmApplicationEmail(about, head);
  await mailToVisitor(tx, config, { address, write, visitorLinkId: await insertVisitorLink(tx, id) });
}
