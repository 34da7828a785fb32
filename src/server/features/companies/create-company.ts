import type pg from 'pg';
import type { Actor } from '#domain/permissions.ts';
import { verifiedCompany } from '#domain/permissions.ts';
import { brokenUniqueRule } from '#server/db/conflicts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import type { From } from '#server/security-log/from.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import type { NewCompany } from './companies.queries.ts';
import { insertCompany, insertMember } from './companies.queries.ts';
import { refuseReservedName } from './reserved-name.ts';
import { refuse } from '#server/refusal.ts';

/** Founds a company, not yet verified by the platform; its founder is its first verified member and manages it. */
export async function createCompany(
  db: pg.Pool,
  actor: Actor & { from: From },
  company: NewCompany,
  brandName: string,
): Promise<number> {
  if (verifiedCompany(actor) !== undefined)
    throw refuse.conflict(
      'has_company',
      'You already belong to a company. Leave it before you create another.',
    );
  refuseReservedName(actor, company.name, { brandName, field: 'name' });
  try {
    return await inTransaction(db, async (tx) => {
      const id = await insertCompany(tx, company, actor.id);
      await insertMember(tx, { companyId: id, userId: actor.id, role: 'company_admin', verified: true });
      await saveEvent(tx, { type: 'company.created', subjectId: id, actorId: actor.id });
      const added = { act: 'member.added', outcome: 'done', actorId: actor.id, userId: actor.id } as const;
      await noteSecurity(tx, { ...added, ...actor.from, companyId: id, details: { role: 'company_admin' } });
      return id;
    });
  } catch (error) {
    if (brokenUniqueRule(error) === 'company_name') {
      throw refuse.conflict(
        'company_name_taken',
        'A company with this name already exists. Ask to join it instead.',
        { name: 'A company with this name already exists.' },
      );
    }
    if (brokenUniqueRule(error) === 'company_name_look') {
      throw refuse.conflict(
        'company_name_taken',
        'A company with a name that looks the same already exists. Ask to join it, or choose another name.',
        { name: 'A company with a name that looks the same already exists.' },
      );
    }
    if (brokenUniqueRule(error) === 'company_user_one_verified')
      throw refuse.conflict('has_company', 'You already belong to a company.');
    throw error;
  }
}
