import type { Config } from '#server/config.ts';
import type { Tx } from '#server/db/query.ts';
import type { Letterhead } from '#server/mail/mail-parts.ts';
import { mailToVisitor } from '#server/mail/mail-to-visitor.ts';
import { confirmApplicationEmail } from './visitor.email.ts';
import type { PublicJobRow } from './visitors.queries.ts';

/** Asks the address somebody applied with whether that was its owner, where mail goes out. */
export async function writeVisitorMail(
  tx: Tx,
  config: Config,
  visitorLinkId: number,
  {
    address,
    job,
    receipt,
  }: { address: string; job: Pick<PublicJobRow, 'title' | 'companyName'>; receipt: string },
): Promise<void> {
  if (!config.smtpUrl) return;
  const about = { jobTitle: job.title, companyName: job.companyName, receipt };
  const write = (head: Letterhead) => confirmApplicationEmail(about, head);
  await mailToVisitor(tx, config, { address, write, visitorLinkId });
}
