import { inTransaction } from '#server/db/transaction.ts';
import { companyById } from '#server/features/companies/companies.queries.ts';
import { found } from '#server/found.ts';
import { networkOf } from '#server/http/budgets.ts';
import type { Received, RoutesOf } from '#server/http/calls.ts';
import { namedCompany } from '#server/visibility/managed-company.ts';
import type { Act } from './act.ts';
import { mapGroup } from './groups.ts';
import { mappedGroups, provisionedGroup } from './groups.queries.ts';
import { makeToken, stopToken } from './tokens.ts';
import { lastSync, tokensOf } from './tokens.queries.ts';
import { countUsers } from './users.queries.ts';

type ProvisioningCalls =
  | 'GET /api/company/provisioning'
  | 'POST /api/company/provisioning/tokens'
  | 'DELETE /api/company/provisioning/tokens/:id'
  | 'PUT /api/company/provisioning/groups/:id';

export const provisioningRoutes: RoutesOf<ProvisioningCalls> = {
  'GET /api/company/provisioning': async ({ db, actor, query }) => {
    const companyId = await namedCompany(db, actor, query.companyId);
    const company = found(await companyById(db, companyId));
    return {
      tokens: await tokensOf(db, companyId),
      groups: await mappedGroups(db, companyId),
      users: await countUsers(db, companyId),
      lastSyncAt: await lastSync(db, companyId),
      allowed: company.verified && !company.suspended,
    };
  },

  'POST /api/company/provisioning/tokens': async (received) => transacted(received, makeToken),

  'DELETE /api/company/provisioning/tokens/:id': async (received) =>
    transacted(received, (act) => stopToken(act, received.params.id)),

  'PUT /api/company/provisioning/groups/:id': {
    visible: async ({ db, actor, params, query }) =>
      Boolean(await provisionedGroup(db, await namedCompany(db, actor, query.companyId), params.id)),
    handle: async (received) =>
      transacted(received, async (act) => {
        await mapGroup(act, received.params.id, received.body.role);
        const groups = await mappedGroups(act.tx, act.companyId);
        return found(groups.find(({ id }) => id === received.params.id));
      }),
  },
};

async function transacted<Result>(
  {
    db,
    actor,
    query,
    request,
    config,
  }: Pick<Received<ProvisioningCalls>, 'db' | 'actor' | 'query' | 'request' | 'config'>,
  work: (act: Act & { actorId: number }) => Promise<Result>,
): Promise<Result> {
  const companyId = await namedCompany(db, actor, query.companyId);
  const who = { actorId: actor.id, tokenId: null, network: networkOf(request.ip) };
  const { brandName, smtpUrl } = config;
  return inTransaction(db, (tx) => work({ tx, companyId, brandName, mails: smtpUrl !== undefined, ...who }));
}
