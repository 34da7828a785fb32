import type pg from 'pg';
import type { Body } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import { brokenUniqueRule } from '#server/db/conflicts.ts';
import type { Db } from '#server/db/query.ts';
import { refuseUnknownZone } from '#server/db/time-zones.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refuseStale, withEtag } from '#server/etags.ts';
import { saveEvent } from '#server/events/reactions.ts';
import type { SettingsRow } from './companies.queries.ts';
import { lockCompany, settingsOf, updateSettings } from './companies.queries.ts';
import { endVerificationOfAnother } from './end-verification.ts';
import { refuseReservedName } from './reserved-name.ts';
import { type OwnSession, refuseUnconfirmed } from '#server/http/who-may-call.ts';
import type { IfMatch } from '#server/http/if-match.ts';
import { refuse } from '#server/refusal.ts';
import type { From } from '#server/security-log/from.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { found } from '#server/found.ts';

/** What keeps others from acting in somebody's name. */
const guards = ['secondFactor', 'confirmOffersAbove', 'confirmOffersCurrency'] as const;

type CompanySettings = SettingsRow & { etag: string };

export async function companySettings(db: Db, companyId: number): Promise<CompanySettings> {
  const settings = found(await settingsOf(db, companyId));
  return withEtag('PUT /api/company/settings', settings);
}

interface Asked {
  ifMatch: IfMatch;
  brandName: string;
  from: From;
  session: OwnSession;
}

/** Changes a company's settings; what is not given stays as it is. */
export async function changeSettings(
  db: pg.Pool,
  actor: Actor,
  companyId: number,
  changes: Body<'PUT /api/company/settings'>,
  { ifMatch, brandName, from, session }: Asked,
): Promise<CompanySettings> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (changes.timeZone) await refuseUnknownZone(db, changes.timeZone);
  try {
    return await inTransaction(db, async (tx) => {
      await lockCompany(tx, companyId);
      const settings = await companySettings(tx, companyId);
      refuseStale(ifMatch, actor, settings);
      const changed = { ...settings, ...given };
      // An open screen is not enough to ask less of everybody.
      if (guards.some((one) => changed[one] !== settings[one])) refuseUnconfirmed(session);
      if (changed.companyName !== settings.companyName)
        refuseReservedName(actor, changed.companyName, { brandName, field: 'companyName' });
      await updateSettings(tx, changed, actor.id);
      if (changed.secondFactor !== settings.secondFactor)
        await noteSecurity(tx, {
          act: 'policy.changed',
          outcome: 'done',
          actorId: actor.id,
          companyId,
          ...from,
          details: { secondFactor: changed.secondFactor },
        });
      await endVerificationOfAnother(tx, actor, settings, changed);
      await saveEvent(tx, { type: 'company.changed', subjectId: companyId, actorId: actor.id });
      await recordAudit(tx, {
        actorId: actor.id,
        action: 'company.settings',
        subject: 'company',
        subjectId: companyId,
        details: { fields: Object.keys(given) },
      });
      return companySettings(tx, companyId);
    });
  } catch (error) {
    if (brokenUniqueRule(error) === 'company_name') {
      throw refuse.conflict('company_name_taken', 'Another company has this name.', {
        companyName: 'Another company has this name.',
      });
    }
    if (brokenUniqueRule(error) === 'company_name_look') {
      throw refuse.conflict('company_name_taken', 'Another company has a name that looks the same.', {
        companyName: 'Another company has a name that looks the same.',
      });
    }
    if (brokenUniqueRule(error) === 'company_slug_pkey' || brokenUniqueRule(error) === 'company_slug_key')
      throw refuse.conflict('slug_taken', 'This public address is taken. Choose another one.', {
        slug: 'Taken. Choose another one.',
      });
    throw error;
  }
}
