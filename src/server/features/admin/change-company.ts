import type pg from 'pg';
import type { Body } from '#contract/api.ts';
import { openCompanyId } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import type { AdminCompanyRow } from './admin.queries.ts';
import { companyForAdmin, updateCompany } from './admin.queries.ts';
import { lookAtHeldMail } from '#server/mail/mail-budget.queries.ts';
import { refuse } from '#server/refusal.ts';
import { found } from '#server/found.ts';

/** Verifies or suspends a company. A suspended company's jobs are closed to job seekers until it is lifted. */
export async function changeCompany(
  db: pg.Pool,
  actor: Actor,
  id: number,
  changes: Body<'PUT /api/admin/companies/:id'>,
): Promise<AdminCompanyRow> {
  return inTransaction(db, async (tx) => {
    const company = found(await companyForAdmin(tx, id));
    if (id === openCompanyId && changes.verified)
      throw refuse.conflict(
        'open_company',
        `${company.name} is where people without a company post, so no one can vouch for it.`,
      );
    await updateCompany(tx, id, changes);
    if (changes.verified || changes.suspended === false) await lookAtHeldMail(tx, id);
    const resumed = company.suspendedAt !== null && changes.suspended === false;
    await saveEvent(tx, {
      type: 'company.changed',
      subjectId: id,
      actorId: actor.id,
      data: { resumed },
    });
    await recordAudit(tx, {
      actorId: actor.id,
      action: 'company.changed',
      subject: 'company',
      subjectId: id,
      details: changes,
    });
    return (await companyForAdmin(tx, id)) ?? company;
  });
}
