import type { Actor } from '#domain/permissions.ts';
import { verifiedCompany } from '#domain/permissions.ts';
import { withEtag } from '#server/etags.ts';
import { previewSeveral, writeSeveral } from './write-several.ts';
import { deleteTemplate, templateOf, templatesOf, addresseesOf } from './templates.queries.ts';
import { addTemplate, changeTemplate } from './write-template.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { isApplicationVisible } from '#server/visibility/visible-applications.queries.ts';

type TemplateCalls =
  | 'GET /api/mail-templates'
  | 'POST /api/mail-templates'
  | 'PUT /api/mail-templates/:id'
  | 'DELETE /api/mail-templates/:id'
  | 'GET /api/applications/:id/placeholders'
  | 'POST /api/messages/bulk/preview'
  | 'POST /api/messages/bulk';

export const templateRoutes: RoutesOf<TemplateCalls> = {
  'GET /api/mail-templates': async ({ db, actor }) => {
    const templates = await templatesOf(db, companyOf(actor));
    return templates.map((template) => withEtag('PUT /api/mail-templates/:id', template));
  },

  'POST /api/mail-templates': async ({ db, actor, body }) => addTemplate(db, actor, body),

  'PUT /api/mail-templates/:id': {
    visible: async ({ db, actor, params }) => Boolean(await templateOf(db, companyOf(actor), params.id)),
    handle: async ({ db, actor, params, body, ifMatch }) =>
      changeTemplate(db, actor, params.id, body, ifMatch),
  },

  'DELETE /api/mail-templates/:id': async ({ db, actor, params }) => {
    if (!(await deleteTemplate(db, companyOf(actor), params.id))) throw refuse.notFound();
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
