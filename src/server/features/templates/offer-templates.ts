import type { Body } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import { refuse } from '#server/refusal.ts';
import {
  countOfferTemplates,
  deleteOfferTemplate,
  insertOfferTemplate,
  lockOfferTemplate,
  offerTemplateById,
  type OfferTemplateRow,
  offerTemplatesOf,
  updateOfferTemplate,
} from './offer-templates.queries.ts';
import type { ManagedKind } from './template-calls.ts';

const nameTaken = 'Another template has this name.';

export const offerTemplates: ManagedKind<Body<'POST /api/offer-templates'>, OfferTemplateRow> = {
  call: 'PUT /api/offer-templates/:id',
  most: limits.offerTemplates,
  tooMany: `A company can keep ${limits.offerTemplates} templates of offers. Delete one that is no longer used.`,
  nameRule: 'offer_template_name',
  nameTaken: () => refuse.conflict('template_name_taken', nameTaken, { name: nameTaken }),
  list: offerTemplatesOf,
  byId: offerTemplateById,
  count: countOfferTemplates,
  insert: insertOfferTemplate,
  lock: lockOfferTemplate,
  update: updateOfferTemplate,
  remove: deleteOfferTemplate,
};
