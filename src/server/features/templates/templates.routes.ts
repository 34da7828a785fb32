import type { Actor } from '#domain/permissions.ts';
import { hiringReach, may, verifiedCompany } from '#domain/permissions.ts';
import { withEtag } from '#server/etags.ts';
import { previewSeveral, writeSeveral } from './write-several.ts';
import { deleteTemplate, templateOf, templatesOf, addresseesOf } from './templates.queries.ts';
import { changeTemplate, createTemplate } from './company-templates.ts';
import { mailTemplates } from './mail-templates.ts';
import { rejectionReasons } from './rejection-reasons.ts';
import { reasonOf, reasonsOf } from './rejection-reasons.queries.ts';
import { offerTemplates } from './offer-templates.ts';
import { onboardingTemplates } from './onboarding-templates.ts';
import { templateCalls } from './template-calls.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { isApplicationVisible } from '#server/visibility/visible-applications.queries.ts';

type TemplateCalls =
  | 'GET /api/mail-templates'
  | 'POST /api/mail-templates'
  | 'PUT /api/mail-templates/:id'
  | 'DELETE /api/mail-templates/:id'
  | 'GET /api/offer-templates'
  | 'POST /api/offer-templates'
  | 'PUT /api/offer-templates/:id'
  | 'DELETE /api/offer-templates/:id'
  | 'GET /api/onboarding-templates'
  | 'POST /api/onboarding-templates'
  | 'PUT /api/onboarding-templates/:id'
  | 'DELETE /api/onboarding-templates/:id'
  | 'GET /api/rejection-reasons'
  | 'POST /api/rejection-reasons'
  | 'PUT /api/rejection-reasons/:id'
  | 'GET /api/applications/:id/placeholders'
  | 'POST /api/messages/bulk/preview'
  | 'POST /api/messages/bulk';

const ofOffers = templateCalls(offerTemplates);
const ofOnboarding = templateCalls(onboardingTemplates);

export const templateRoutes: RoutesOf<TemplateCalls> = {
  'GET /api/mail-templates': async ({ db, actor }) => {
    const templates = await templatesOf(db, companyOf(actor));
    return templates.map((template) => withEtag('PUT /api/mail-templates/:id', template));
  },

  'POST /api/mail-templates': async ({ db, actor, body }) => {
    const companyId = verifiedCompany(actor);
    if (companyId === undefined)
      throw refuse.conflict('no_company', 'Templates belong to a company, and none has vouched for you yet.');
    return createTemplate(mailTemplates(companyId), db, actor, companyId, body);
  },

  'PUT /api/mail-templates/:id': {
    visible: async ({ db, actor, params }) => Boolean(await templateOf(db, companyOf(actor), params.id)),
    handle: async ({ db, actor, params, body, ifMatch }) =>
      changeTemplate(mailTemplates(companyOf(actor)), db, actor, params.id, {
        written: ({ name, body: text }) => ({ name: body.name ?? name, body: body.body ?? text }),
        ifMatch,
      }),
  },

  'DELETE /api/mail-templates/:id': async ({ db, actor, params }) => {
    if (!(await deleteTemplate(db, companyOf(actor), params.id))) throw refuse.notFound();
  },

  'GET /api/offer-templates': ofOffers.list,
  'POST /api/offer-templates': ofOffers.create,
  'PUT /api/offer-templates/:id': ofOffers.change,
  'DELETE /api/offer-templates/:id': ofOffers.remove,

  'GET /api/onboarding-templates': ofOnboarding.list,
  'POST /api/onboarding-templates': ofOnboarding.create,
  'PUT /api/onboarding-templates/:id': ofOnboarding.change,
  'DELETE /api/onboarding-templates/:id': ofOnboarding.remove,

  'GET /api/rejection-reasons': async ({ db, actor, query }) => {
    const companyId = query.companyId ?? verifiedCompany(actor) ?? hiringReach(actor).ownPostingsIn[0];
    if (companyId === undefined) return [];
    if (!may['rejectionReason.use'](actor, companyId)) throw refuse.notFound();
    const reasons = await reasonsOf(db, companyId);
    return reasons.map((reason) => withEtag('PUT /api/rejection-reasons/:id', reason));
  },

  'POST /api/rejection-reasons': async ({ db, actor, body }) =>
    createTemplate(rejectionReasons(companyOf(actor)), db, actor, companyOf(actor), {
      ...body,
      archived: false,
    }),

  'PUT /api/rejection-reasons/:id': {
    visible: async ({ db, actor, params }) => Boolean(await reasonOf(db, companyOf(actor), params.id)),
    handle: async ({ db, actor, params, body, ifMatch }) =>
      changeTemplate(rejectionReasons(companyOf(actor)), db, actor, params.id, {
        written: ({ name, archived }) => ({ name: body.name ?? name, archived: body.archived ?? archived }),
        ifMatch,
      }),
  },

  'GET /api/applications/:id/placeholders': async ({ db, actor, params }) => {
    const isVisible = await isApplicationVisible(db, actor, params.id);
    const addressee = isVisible && (await addresseesOf(db, [params.id])).get(params.id);
    if (!addressee) throw refuse.notFound();
    return addressee.values;
  },

  'POST /api/messages/bulk/preview': async ({ db, actor, body }) => previewSeveral(db, actor, body),

  'POST /api/messages/bulk': async ({ db, actor, body }) => writeSeveral(db, actor, body),
};

/** Of who belongs to none there is nothing to find. */
function companyOf(actor: Actor): number {
  return verifiedCompany(actor) ?? 0;
}
