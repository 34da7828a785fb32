import type pg from 'pg';
import type { Body } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { recordAudit } from '#server/audit.queries.ts';
import { brokenUniqueRule } from '#server/db/conflicts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { SettingsRow } from '#server/features/companies/companies.queries.ts';
import { lockCompany, settingsOf, updateSettings } from '#server/features/companies/companies.queries.ts';
import { refuse } from '#server/refusal.ts';

/** Changes a company's settings; what is not given stays as it is. */
export async function changeSettings(
  db: pg.Pool,
  actor: Actor,
  companyId: number,
  changes: Body<'PUT /api/company/settings'>,
): Promise<SettingsRow> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  try {
    return await inTransaction(db, async (tx) => {
      await lockCompany(tx, companyId);
      const settings = await settingsOf(tx, companyId);
      if (!settings) throw refuse.notFound();
      const changed = { ...settings, ...given };
      await updateSettings(tx, changed);
      await recordAudit(tx, {
        actorId: actor.id,
        action: 'company.settings',
        subject: 'company',
        subjectId: companyId,
        details: { fields: Object.keys(given) },
      });
      return changed;
    });
  } catch (error) {
    if (brokenUniqueRule(error) === 'company_name') {
      throw refuse.conflict('company_name_taken', 'Another company has this name.', {
        companyName: 'Another company has this name.',
      });
    }
    throw error;
  }
}
