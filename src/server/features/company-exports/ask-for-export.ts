import type pg from 'pg';
import { openCompanyId } from '#domain/limits.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { refuse } from '#server/refusal.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import { addExport, giveUpStale } from './company-exports.queries.ts';

/** Asks for an export of all that a company has; it is made in the background. Refuses a second one while one is under way. */
export async function askForExport(db: pg.Pool, actorId: number, companyId: number): Promise<void> {
  if (companyId === openCompanyId)
    throw refuse.conflict(
      'open_company',
      'This company is shared by those who post without one. It doesn’t move.',
    );
  await inTransaction(db, async (tx) => {
    await giveUpStale(tx, companyId);
    const id = await addExport(tx, companyId, actorId);
    if (id === undefined)
      throw refuse.conflict('export_under_way', 'An export is being made. You can download it here soon.');
    await enqueue(tx, 'company-export', [{ data: { exportId: id } }]);
    await recordAudit(tx, { actorId, action: 'company.exported', subject: 'company', subjectId: companyId });
    await saveEvent(tx, { type: 'export.changed', subjectId: companyId, actorId });
  });
}
