import type { RoutesOf } from '#server/http/calls.ts';
import { managedCompany } from '#server/visibility/managed-company.ts';
import { changeAppearance } from './change-appearance.ts';
import { appearanceOf } from './careers-sites.queries.ts';
import { changeSite, publishSite } from './change-site.ts';
import { siteToEdit } from './present-site.ts';

type CareersSiteCalls =
  | 'GET /api/company/careers-site'
  | 'PUT /api/company/careers-site'
  | 'POST /api/company/careers-site/publication'
  | 'GET /api/user/careers-site'
  | 'PUT /api/user/careers-site';

export const careersSiteRoutes: RoutesOf<CareersSiteCalls> = {
  'GET /api/company/careers-site': async ({ db, actor, query }) =>
    siteToEdit(db, await managedCompany(db, actor, query.companyId)),

  'PUT /api/company/careers-site': {
    visible: async ({ db, actor, query }) => Boolean(await managedCompany(db, actor, query.companyId)),
    handle: async ({ db, actor, query, body, ifMatch }) =>
      changeSite(db, await managedCompany(db, actor, query.companyId), body, { actor, ifMatch }),
  },

  'POST /api/company/careers-site/publication': async ({ db, actor, query, ifMatch }) =>
    publishSite(db, await managedCompany(db, actor, query.companyId), { actor, ifMatch }),

  'GET /api/user/careers-site': async ({ db, actor }) => ({
    company: (await appearanceOf(db, actor.id)) ?? null,
  }),

  'PUT /api/user/careers-site': async ({ db, actor, body }) => changeAppearance(db, actor, body),
};
