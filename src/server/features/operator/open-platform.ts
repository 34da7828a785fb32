import type pg from 'pg';
import { recordAudit } from '#server/audit/audit.queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { whileOpening } from './change-operator.ts';
import { operatorRow, updateOperator } from './operator.queries.ts';

/** Shows visitors the jobs that companies show publicly, or shows them none, from the command line. */
export async function openPlatform(db: pg.Pool, publicJobs: boolean): Promise<void> {
  await inTransaction(
    db,
    async (tx) => {
      const operator = await operatorRow(tx, 'for update of o');
      if (operator.publicJobs === publicJobs) return;
      await updateOperator(tx, { ...operator, publicJobs }, null);
      await saveEvent(tx, { type: 'operator.changed', subjectId: 1, actorId: null });
      await recordAudit(tx, {
        actorId: null,
        action: 'operator.changed',
        subject: 'operator',
        subjectId: null,
        details: { fields: ['publicJobs'] },
      });
    },
    whileOpening,
  );
}
