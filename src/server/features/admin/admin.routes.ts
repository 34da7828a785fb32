import {
  allJobs,
  companies,
  companyForAdmin,
  platformFigures,
  userById,
  users,
} from '#server/features/admin/admin.queries.ts';
import { changeCompany } from '#server/features/admin/change-company.ts';
import { changeUser } from '#server/features/admin/change-user.ts';
import type { RoutesOf } from '#server/http/calls.ts';

type AdminCalls =
  | 'GET /api/admin/stats'
  | 'GET /api/admin/users'
  | 'PUT /api/admin/users/:id'
  | 'GET /api/admin/companies'
  | 'PUT /api/admin/companies/:id'
  | 'GET /api/admin/jobs';

export const adminRoutes: RoutesOf<AdminCalls> = {
  'GET /api/admin/stats': async ({ db }) =>
    (await platformFigures(db)) ?? { totalUsers: 0, totalCompanies: 0, totalJobs: 0, totalApplications: 0 },

  'GET /api/admin/users': async ({ db, query }) => users(db, query),

  'PUT /api/admin/users/:id': {
    visible: async ({ db, params }) => Boolean(await userById(db, params.id)),
    handle: async ({ db, actor, params, body }) => changeUser(db, actor, params.id, body),
  },

  'GET /api/admin/companies': async ({ db, query }) => companies(db, query),

  'PUT /api/admin/companies/:id': {
    visible: async ({ db, params }) => Boolean(await companyForAdmin(db, params.id)),
    handle: async ({ db, actor, params, body }) => changeCompany(db, actor, params.id, body),
  },

  'GET /api/admin/jobs': async ({ db, actor, query }) => allJobs(db, actor, query),
};
