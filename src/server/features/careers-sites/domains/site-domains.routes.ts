import { may } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import type { Actor } from '#domain/permissions.ts';
import { found } from '#server/found.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import type { GuardedFetch } from '#server/outgoing/guarded-fetch.ts';
import { ownOrigin } from '#server/own-origin.ts';
import { refuse } from '#server/refusal.ts';
import { managedCompany } from '#server/visibility/managed-company.ts';
import { addSiteDomain, removeSiteDomain } from './change-site-domains.ts';
import { checkSiteDomain } from './check-site-domain.ts';
import { presentSiteDomain, presentSiteDomains } from './present-site-domain.ts';
import { siteDomainById, type SiteDomainRow } from './site-domains.queries.ts';

type SiteDomainCalls =
  | 'GET /api/company/site-domains'
  | 'POST /api/company/site-domains'
  | 'POST /api/company/site-domains/:id/check'
  | 'DELETE /api/company/site-domains/:id';

export function siteDomainRoutes(fetch: GuardedFetch): RoutesOf<SiteDomainCalls> {
  return {
    'GET /api/company/site-domains': async ({ db, actor, query, config }) => {
      const companyId = await managedCompany(db, actor, query.companyId);
      return presentSiteDomains(db, companyId, ownOrigin(config));
    },

    'POST /api/company/site-domains': {
      visible: async ({ db, actor, query }) => Boolean(await managedCompany(db, actor, query.companyId)),
      handle: async ({ db, actor, query, body, config }) => {
        const companyId = await managedCompany(db, actor, query.companyId);
        return presentSiteDomain(
          await addSiteDomain(db, companyId, body.domain, { actor, origin: ownOrigin(config) }),
        );
      },
    },

    'POST /api/company/site-domains/:id/check': async ({ db, actor, params }) => {
      await managed(db, actor, params.id);
      await checkSiteDomain({ db, fetch }, params.id, actor.id);
      return presentSiteDomain(found(await siteDomainById(db, params.id)));
    },

    'DELETE /api/company/site-domains/:id': async ({ db, actor, params }) => {
      await managed(db, actor, params.id);
      await removeSiteDomain(db, params.id, actor);
    },
  };
}

/** A domain of a company that the actor manages; any other is not there for them. */
async function managed(db: Db, actor: Actor, id: number): Promise<SiteDomainRow> {
  const domain = found(await siteDomainById(db, id));
  if (!may['company.manage'](actor, domain.companyId)) throw refuse.notFound();
  return domain;
}
