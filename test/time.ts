import { run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notifyOfRejection } from '#server/features/applications/notify-of-rejection.task.ts';
import { cancelInterviewsOfHired } from '#server/features/interviews/cancel-of-hired.task.ts';
import type { TestServer } from '#test/server.ts';

/**
 * As if an application had stood where it does for more than a minute, and the server had done what it does then; twice at
 * once, as two copies would that both have it in hand.
 */
export async function aMinuteLater({ database: { pool } }: TestServer, applicationId: number): Promise<void> {
  await run(
    pool,
    `update application set status_updated_at = status_updated_at - interval '61 seconds', tells_at = tells_at - interval '61 seconds' where id = $1`,
    [applicationId],
  );
  for (const task of [notifyOfRejection, cancelInterviewsOfHired])
    await Promise.all([1, 2].map(() => inTransaction(pool, (tx) => task(tx, { applicationId }))));
}
