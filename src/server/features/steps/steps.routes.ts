import type { Actor } from '#domain/permissions.ts';
import { poolCompany } from '#domain/permissions.ts';
import { changeTemplate, dropTemplate, makeTemplate } from './change-template.ts';
import { presentTemplate } from './steps.present.ts';
import { templatesOf } from './steps.queries.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';

type StepCalls =
  | 'GET /api/step-templates'
  | 'POST /api/step-templates'
  | 'PUT /api/step-templates/:id'
  | 'DELETE /api/step-templates/:id';

export const stepRoutes: RoutesOf<StepCalls> = {
  'GET /api/step-templates': async ({ db, actor }) =>
    (await templatesOf(db, companyOf(actor))).map((template) => presentTemplate(template)),

  'POST /api/step-templates': async ({ db, actor, body }) => makeTemplate(db, actor, companyOf(actor), body),

  'PUT /api/step-templates/:id': {
    visible: async ({ db, actor, params }) => (await templatesOf(db, companyOf(actor), params.id)).length > 0,
    handle: async ({ db, actor, params, body, ifMatch }) =>
      changeTemplate(db, actor, { companyId: companyOf(actor), id: params.id }, body, ifMatch),
  },

  'DELETE /api/step-templates/:id': async ({ db, actor, params }) =>
    dropTemplate(db, actor, companyOf(actor), params.id),
};

function companyOf(actor: Actor): number {
  const company = poolCompany(actor);
  if (company === undefined) throw refuse.forbidden();
  return company;
}
