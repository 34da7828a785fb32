import type pg from 'pg';
import type { Body } from '#contract/api.ts';
import { wholeSite } from '#domain/careers-site.ts';
import type { Actor } from '#domain/permissions.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refuseStale } from '#server/etags.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { lockCompany } from '#server/features/companies/companies.queries.ts';
import type { IfMatch } from '#server/http/if-match.ts';
import { publishDraft, saveDraft } from './careers-sites.queries.ts';
import { type SiteToEdit, siteToEdit } from './present-site.ts';

interface Asked {
  actor: Actor;
  ifMatch: IfMatch;
}

/** Keeps what a company is working on. Visitors see none of it yet. */
export async function changeSite(
  db: pg.Pool,
  companyId: number,
  { tagline = null, colour = null, sections }: Body<'PUT /api/company/careers-site'>,
  { actor, ifMatch }: Asked,
): Promise<SiteToEdit> {
  return inTransaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    refuseStale(ifMatch, actor, await siteToEdit(tx, companyId));
    const written = sections.map(({ title = null, text = null, items, ...section }) => ({
      ...section,
      title,
      text,
      items: items.map((item) => ({
        title: item.title ?? null,
        text: item.text ?? null,
        photo: item.photo ?? null,
      })),
    }));
    await saveDraft(tx, companyId, wholeSite({ tagline, colour, sections: written }), actor.id);
    return siteToEdit(tx, companyId);
  });
}

/** Shows visitors what a company has been working on, just as whoever publishes it has seen it. */
export async function publishSite(
  db: pg.Pool,
  companyId: number,
  { actor, ifMatch }: Asked,
): Promise<SiteToEdit> {
  return inTransaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    const { tagline, colour, sections, ...site } = await siteToEdit(tx, companyId);
    refuseStale(ifMatch, actor, site, { current: { ...site, tagline, colour, sections } });
    await saveDraft(tx, companyId, { tagline, colour, sections }, actor.id);
    await publishDraft(tx, companyId);
    await saveEvent(tx, { type: 'company.changed', subjectId: companyId, actorId: actor.id });
    await recordAudit(tx, {
      actorId: actor.id,
      action: 'company.careers-site',
      subject: 'company',
      subjectId: companyId,
    });
    return siteToEdit(tx, companyId);
  });
}
