import type { Company } from '#contract/api.ts';
import { mailStanding } from '#server/mail/mail-budget.queries.ts';
import type { Actor } from '#domain/permissions.ts';
import { may } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import { changeSettings, companySettings } from './change-settings.ts';
import { companiesByName, companyById, memberOf, membersOf } from './companies.queries.ts';
import { createCompany } from './create-company.ts';
import { memberColumns } from './member-columns.ts';
import { csvAnswer, dayOf } from '#server/http/csv-answer.ts';
import { Page } from '#server/http/paging.ts';
import { askToJoin, changeMember, removeMember } from './members.ts';
import { refuseUnconfirmed } from '#server/http/who-may-call.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { found } from '#server/found.ts';
import { managedCompany } from '#server/visibility/managed-company.ts';

type CompanyCalls =
  | 'GET /api/companies'
  | 'POST /api/companies'
  | 'GET /api/companies/:id'
  | 'GET /api/companies/:id/members'
  | 'GET /api/companies/:id/members/export'
  | 'POST /api/companies/:id/members'
  | 'PUT /api/companies/:id/members/:userId'
  | 'DELETE /api/companies/:id/members/:userId'
  | 'GET /api/company/mail'
  | 'GET /api/company/settings'
  | 'PUT /api/company/settings';

export const companyRoutes: RoutesOf<CompanyCalls> = {
  'GET /api/companies': async ({ db, query }) => companiesByName(db, query),

  'POST /api/companies': async ({ db, actor, from, body, config }) => {
    const company = {
      name: body.name,
      description: body.description ?? null,
      industry: body.industry ?? null,
      size: body.size ?? null,
      location: body.location ?? null,
      website: body.website ?? null,
    };
    const id = await createCompany(db, { ...actor, from }, company, config.brandName);
    return companyFor(db, id);
  },

  'GET /api/companies/:id': async ({ db, params }) => companyFor(db, params.id),

  'GET /api/companies/:id/members': async ({ db, actor, params }) => {
    refuseUnmanaged(actor, params.id);
    await companyFor(db, params.id);
    return membersOf(db, params.id);
  },

  'GET /api/companies/:id/members/export': async ({ db, actor, params, now }) => {
    refuseUnmanaged(actor, params.id);
    await companyFor(db, params.id);
    return csvAnswer(
      `members-${dayOf(now())}`,
      memberColumns,
      async () => new Page(await membersOf(db, params.id), undefined),
    );
  },

  'POST /api/companies/:id/members': async ({ db, actor, from, params, config }) =>
    askToJoin(db, { ...actor, from }, params.id, { limited: config.limits }),

  'PUT /api/companies/:id/members/:userId': {
    visible: async ({ db, actor, params }) =>
      may['company.manage'](actor, params.id) && Boolean(await memberOf(db, params.id, params.userId)),
    handle: async ({ db, actor, from, notes, params, body }) => {
      await notes.written();
      return changeMember(db, { ...actor, from }, params.id, params.userId, body);
    },
  },

  'DELETE /api/companies/:id/members/:userId': async ({ db, actor, from, notes, params, session }) => {
    if (!may['company.endMembership'](actor, params.id, params.userId)) throw refuse.notFound();
    if (params.userId !== actor.id) refuseUnconfirmed(session);
    await notes.written();
    await removeMember(db, { ...actor, from }, params.id, params.userId);
  },

  'GET /api/company/mail': async ({ db, actor, query, config }) => {
    const companyId = await managedCompany(db, actor, query.companyId);
    return mailStanding(db, companyId, config.companyMail);
  },

  'GET /api/company/settings': async ({ db, actor, query }) =>
    companySettings(db, await managedCompany(db, actor, query.companyId)),

  'PUT /api/company/settings': {
    visible: async ({ db, actor, query }) => Boolean(await managedCompany(db, actor, query.companyId)),
    handle: async ({ db, actor, query, body, ifMatch, from, session, config: { brandName } }) =>
      changeSettings(db, actor, await managedCompany(db, actor, query.companyId), body, {
        ifMatch,
        brandName,
        from,
        session,
      }),
  },
};

function refuseUnmanaged(actor: Actor, companyId: number): void {
  if (!may['company.manage'](actor, companyId)) throw refuse.notFound();
}

async function companyFor(db: Db, id: number): Promise<Company> {
  return found(await companyById(db, id));
}
