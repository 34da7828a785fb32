import { openCompanyId } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import { managedCompanies, may, verifiedCompany } from '#domain/permissions.ts';
import { auditAccess } from '#server/audit/audit-access.ts';
import type { Db } from '#server/db/query.ts';
import { withEtag } from '#server/etags.ts';
import { companyById } from '#server/features/companies/companies.queries.ts';
import { answerOffer } from './answer-offer.ts';
import { askForApproval, decideOnOffer } from './approve-offer.ts';
import { changeTemplate, createTemplate } from './write-template.ts';
import { deleteOfferTemplate, offerTemplateById, offerTemplatesOf } from './offer-templates.queries.ts';
import { presentOffer } from './offers.present.ts';
import { openOffers, visibleOfferById, visibleOffersOf } from './offers.queries.ts';
import { sendOffer } from './send-offer.ts';
import { withdrawOffer } from './withdraw-offer.ts';
import { changeOffer, writeOffer } from './write-offer.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { isApplicationVisible } from '#server/visibility/visible-applications.queries.ts';

type OfferCalls =
  | 'GET /api/applications/:id/offers'
  | 'POST /api/applications/:id/offers'
  | 'GET /api/offers'
  | 'PUT /api/offers/:id'
  | 'POST /api/offers/:id/ask'
  | 'POST /api/offers/:id/decision'
  | 'POST /api/offers/:id/send'
  | 'POST /api/offers/:id/withdraw'
  | 'POST /api/offers/:id/accept'
  | 'POST /api/offers/:id/decline'
  | 'GET /api/offer-templates'
  | 'POST /api/offer-templates'
  | 'PUT /api/offer-templates/:id'
  | 'DELETE /api/offer-templates/:id';

interface About {
  db: Db;
  actor: Actor;
  params: { id: number };
}

const offerVisible = async ({ db, actor, params }: About) =>
  Boolean(await visibleOfferById(db, actor, params.id));

const templateVisible = async ({ db, actor, params }: About) => {
  const template = await offerTemplateById(db, params.id);
  return template !== undefined && may['company.manage'](actor, template.companyId);
};

export const offerRoutes: RoutesOf<OfferCalls> = {
  'GET /api/applications/:id/offers': async ({ db, actor, params }) => {
    if (!(await isApplicationVisible(db, actor, params.id))) throw refuse.notFound();
    await auditAccess(db, actor, 'application', params.id);
    const offers = await visibleOffersOf(db, actor, params.id);
    return offers.map((offer) => presentOffer(offer, actor));
  },

  'GET /api/offers': async ({ db, actor, query }) => {
    await auditAccess(db, actor, 'application', null);
    return openOffers(db, actor, query);
  },

  'POST /api/applications/:id/offers': {
    visible: ({ db, actor, params }) => isApplicationVisible(db, actor, params.id),
    handle: async ({ db, actor, params, body }) => writeOffer(db, actor, params.id, body),
  },

  'PUT /api/offers/:id': {
    visible: offerVisible,
    handle: async ({ db, actor, params, body, ifMatch }) => changeOffer(db, actor, params.id, body, ifMatch),
  },

  'POST /api/offers/:id/ask': async ({ db, actor, params }) => askForApproval(db, actor, params.id),

  'POST /api/offers/:id/decision': {
    visible: offerVisible,
    handle: async ({ db, actor, params, body }) => decideOnOffer(db, actor, params.id, body),
  },

  'POST /api/offers/:id/send': async ({ db, actor, params }) => sendOffer(db, actor, params.id),

  'POST /api/offers/:id/withdraw': async ({ db, actor, params }) => withdrawOffer(db, actor, params.id),

  'POST /api/offers/:id/accept': {
    visible: offerVisible,
    handle: async ({ db, actor, params, body }) =>
      answerOffer(db, actor, params.id, { state: 'accepted', name: body.name, reason: null }),
  },

  'POST /api/offers/:id/decline': {
    visible: offerVisible,
    handle: async ({ db, actor, params, body }) =>
      answerOffer(db, actor, params.id, {
        state: 'declined',
        name: body.name,
        reason: body.reason ?? null,
      }),
  },

  'GET /api/offer-templates': async ({ db, actor, query }) => {
    const companyId = query.companyId ?? verifiedCompany(actor);
    if (companyId === undefined) return [];
    if (!may['template.use'](actor, companyId)) throw refuse.notFound();
    const templates = await offerTemplatesOf(db, companyId);
    return templates.map((template) => withEtag('PUT /api/offer-templates/:id', template));
  },

  'POST /api/offer-templates': {
    visible: async ({ db, actor, query }) => {
      const companyId = ownCompany(actor, query.companyId);
      return may['company.manage'](actor, companyId) && Boolean(await companyById(db, companyId));
    },
    handle: async ({ db, actor, query, body }) =>
      createTemplate(db, actor, ownCompany(actor, query.companyId), body),
  },

  'PUT /api/offer-templates/:id': {
    visible: templateVisible,
    handle: async ({ db, actor, params, body, ifMatch }) =>
      changeTemplate(db, actor, params.id, body, ifMatch),
  },

  'DELETE /api/offer-templates/:id': async ({ db, actor, params }) => {
    if (!(await templateVisible({ db, actor, params }))) throw refuse.notFound();
    await deleteOfferTemplate(db, params.id);
  },
};

/** One's own company; a platform admin names one, and gets the open company without. */
function ownCompany(actor: Actor, wanted: number | undefined): number {
  return wanted ?? managedCompanies(actor)[0] ?? openCompanyId;
}
