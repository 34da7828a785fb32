import type pg from 'pg';
import type { Body, OfferTemplate } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import { brokenUniqueRule } from '#server/db/conflicts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockCompany } from '#server/features/companies/companies.queries.ts';
import {
  countOfferTemplates,
  insertOfferTemplate,
  updateOfferTemplate,
} from '#server/features/offers/offer-templates.queries.ts';
import { refuse } from '#server/refusal.ts';

type Written = Body<'POST /api/offer-templates'>;

export async function keepTemplate(db: pg.Pool, companyId: number, written: Written): Promise<OfferTemplate> {
  return withOwnName(() =>
    inTransaction(db, async (tx) => {
      await lockCompany(tx, companyId);
      if ((await countOfferTemplates(tx, companyId)) >= limits.offerTemplates)
        throw refuse.conflict(
          'too_many_templates',
          `A company can keep ${limits.offerTemplates} templates of offers. Delete one that is no longer used.`,
        );
      return insertOfferTemplate(tx, companyId, written);
    }),
  );
}

export async function changeTemplate(db: pg.Pool, id: number, written: Written): Promise<OfferTemplate> {
  return withOwnName(async () => {
    const changed = await updateOfferTemplate(db, id, written);
    if (!changed) throw refuse.notFound();
    return changed;
  });
}

async function withOwnName(keep: () => Promise<OfferTemplate>): Promise<OfferTemplate> {
  try {
    return await keep();
  } catch (error) {
    if (brokenUniqueRule(error) !== 'offer_template_name') throw error;
    throw refuse.conflict('template_name_taken', 'Another template has this name.', {
      name: 'Another template has this name.',
    });
  }
}
