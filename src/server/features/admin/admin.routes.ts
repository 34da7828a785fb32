import {
  allJobs,
  companies,
  companyForAdmin,
  jobForAdmin,
  platformFigures,
  userById,
  users,
} from './admin.queries.ts';
import { changeJobStatus } from './change-job-status.ts';
import { changeCompany } from './change-company.ts';
import { changeUser } from './change-user.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { csvAnswer, dayOf } from '#server/http/csv-answer.ts';
import {
  auditColumns,
  companyColumns,
  jobColumns,
  mailColumns,
  refusedAddressColumns,
  userColumns,
} from './admin-columns.ts';
import { auditEntries, recordAudit } from '#server/audit/audit.queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isForgottenMail, mails, retryMail } from '#server/mail/mail.queries.ts';
import { refusedAddresses, takeOffRefused } from '#server/mail/refused-addresses.queries.ts';
import { refuse } from '#server/refusal.ts';
import { found } from '#server/found.ts';

type AdminCalls =
  | 'GET /api/admin/stats'
  | 'GET /api/admin/users'
  | 'GET /api/admin/users/export'
  | 'PUT /api/admin/users/:id'
  | 'GET /api/admin/companies'
  | 'GET /api/admin/companies/export'
  | 'PUT /api/admin/companies/:id'
  | 'GET /api/admin/jobs'
  | 'GET /api/admin/jobs/export'
  | 'PUT /api/admin/jobs/:id'
  | 'GET /api/admin/mail'
  | 'GET /api/admin/mail/export'
  | 'POST /api/admin/mail/:id/retry'
  | 'GET /api/admin/refused-addresses'
  | 'GET /api/admin/refused-addresses/export'
  | 'DELETE /api/admin/refused-addresses/:id'
  | 'GET /api/admin/audit'
  | 'GET /api/admin/audit/export';

export const adminRoutes: RoutesOf<AdminCalls> = {
  'GET /api/admin/stats': async ({ db }) =>
    (await platformFigures(db)) ?? { totalUsers: 0, totalCompanies: 0, totalJobs: 0, totalApplications: 0 },

  'GET /api/admin/users': async ({ db, query }) => users(db, query),

  'GET /api/admin/users/export': async ({ db, query, now }) =>
    csvAnswer(`users-${dayOf(now())}`, userColumns, (place) => users(db, { ...query, ...place })),

  'PUT /api/admin/users/:id': {
    visible: async ({ db, params }) => Boolean(await userById(db, params.id)),
    handle: async ({ db, actor, from, params, body }) => changeUser(db, { ...actor, from }, params.id, body),
  },

  'GET /api/admin/companies': async ({ db, query }) => companies(db, query),

  'GET /api/admin/companies/export': async ({ db, query, now }) =>
    csvAnswer(`companies-${dayOf(now())}`, companyColumns, (place) => companies(db, { ...query, ...place })),

  'PUT /api/admin/companies/:id': {
    visible: async ({ db, params }) => Boolean(await companyForAdmin(db, params.id)),
    handle: async ({ db, actor, params, body }) => changeCompany(db, actor, params.id, body),
  },

  'PUT /api/admin/jobs/:id': {
    visible: async ({ db, actor, params }) => Boolean(await jobForAdmin(db, actor, params.id)),
    handle: async ({ db, actor, params, body, now }) => {
      await changeJobStatus(db, actor, params.id, body.status, now().toISOString());
      return found(await jobForAdmin(db, actor, params.id));
    },
  },

  'GET /api/admin/mail': async ({ db, query }) => mails(db, query),

  'GET /api/admin/mail/export': async ({ db, query, now }) =>
    csvAnswer(`mail-${dayOf(now())}`, mailColumns, (place) => mails(db, { ...query, ...place })),

  'GET /api/admin/refused-addresses': async ({ db, query }) => refusedAddresses(db, query),

  'GET /api/admin/refused-addresses/export': async ({ db, query, now }) =>
    csvAnswer(`refused-addresses-${dayOf(now())}`, refusedAddressColumns, (place) =>
      refusedAddresses(db, { ...query, ...place }),
    ),

  'DELETE /api/admin/refused-addresses/:id': async ({ db, actor, params }) =>
    inTransaction(db, async (tx) => {
      const address = await takeOffRefused(tx, params.id);
      if (address === undefined) throw refuse.notFound();
      await recordAudit(tx, {
        actorId: actor.id,
        action: 'mail.address_allowed',
        subject: 'mail',
        subjectId: params.id,
        details: { address },
      });
    }),

  'POST /api/admin/mail/:id/retry': async ({ db, actor, params }) =>
    inTransaction(db, async (tx) => {
      if (!(await retryMail(tx, params.id))) {
        if (!(await isForgottenMail(tx, params.id))) throw refuse.notFound();
        throw refuse.conflict(
          'mail_forgotten',
          'The words of this email are kept no longer, so it cannot be sent. Write to them anew.',
        );
      }
      await recordAudit(tx, {
        actorId: actor.id,
        action: 'mail.retried',
        subject: 'mail',
        subjectId: params.id,
      });
    }),

  'GET /api/admin/audit': async ({ db, query }) => auditEntries(db, query),

  'GET /api/admin/audit/export': async ({ db, query, now }) =>
    csvAnswer(`audit-${dayOf(now())}`, auditColumns, (place) => auditEntries(db, { ...query, ...place })),

  'GET /api/admin/jobs': async ({ db, actor, query }) => allJobs(db, actor, query),

  'GET /api/admin/jobs/export': async ({ db, actor, query, now }) =>
    csvAnswer(`jobs-${dayOf(now())}`, jobColumns, (place) => allJobs(db, actor, { ...query, ...place })),
};
