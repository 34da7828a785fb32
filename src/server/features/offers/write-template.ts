import type pg from 'pg';
import type { Body, OfferTemplate } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import { brokenUniqueRule } from '#server/db/conflicts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refuseStale, withEtag } from '#server/etags.ts';
import { lockCompany } from '#server/features/companies/companies.queries.ts';
import {
  countOfferTemplates,
  insertOfferTemplate,
  lockOfferTemplate,
  updateOfferTemplate,
} from './offer-templates.queries.ts';
import type { IfMatch } from '#server/http/if-match.ts';
import { refuse } from '#server/refusal.ts';
import { found } from '#server/found.ts';

type Written = Body<'POST /api/offer-templates'>;

const call = 'PUT /api/offer-templates/:id';

export async function createTemplate(
  db: pg.Pool,
  actor: Actor,
  companyId: number,
  written: Written,
): Promise<OfferTemplate> {
  return withOwnName(() =>
    inTransaction(db, async (tx) => {
      await lockCompany(tx, companyId);
      if ((await countOfferTemplates(tx, companyId)) >= limits.offerTemplates)
        throw refuse.conflict(
          'too_many_templates',
          `A company can keep ${limits.offerTemplates} templates of offers. Delete one that is no longer used.`,
        );
      return withEtag(call, await insertOfferTemplate(tx, companyId, written, actor.id));
    }),
  );
}

/** Changes a template. What somebody has written since it was read for this is not written over. */
export async function changeTemplate(
  db: pg.Pool,
  actor: Actor,
  id: number,
  written: Written,
  ifMatch: IfMatch,
): Promise<OfferTemplate> {
  return withOwnName(() =>
    inTransaction(db, async (tx) => {
      const before = found(await lockOfferTemplate(tx, id));
      refuseStale(ifMatch, actor, withEtag(call, before));
      const changed = await updateOfferTemplate(tx, id, written, actor.id);
      return withEtag(call, changed ?? before);
    }),
  );
}

async function withOwnName(write: () => Promise<OfferTemplate>): Promise<OfferTemplate> {
  try {
    return await write();
  } catch (error) {
    if (brokenUniqueRule(error) !== 'offer_template_name') throw error;
    throw refuse.conflict('template_name_taken', 'Another template has this name.', {
      name: 'Another template has this name.',
    });
  }
}
