import type pg from 'pg';
import type { Config } from '#server/config.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mailToVisitor } from '#server/mail/mail-to-visitor.ts';
import { applyCode } from './apply-code.ts';
import { applyCodeEmail } from './visitor.email.ts';
import { mayMail } from './visitor-mail.queries.ts';
import type { PublicJobRow } from './visitors.queries.ts';

interface Asked {
  job: Pick<PublicJobRow, 'id' | 'title' | 'companyName'>;
  address: string;
  now: Date;
}

/** Sends an address the code that stands in for a proof of work where no script runs: seldom, like all mail to strangers. */
export async function mailApplyCode(
  db: pg.Pool,
  config: Config,
  { job, address, now }: Asked,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // A number below nothing: counted apart from the mail that asks whether they have applied.
    if (!(await mayMail(tx, address, -job.id))) return;
    const code = await applyCode(tx, { jobId: job.id, address, now });
    const about = { jobId: job.id, jobTitle: job.title, companyName: job.companyName, code };
    await mailToVisitor(tx, config, { address, write: (head) => applyCodeEmail(about, head) });
  });
}
