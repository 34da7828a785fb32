import { fromOf } from '#server/security-log/from.ts';
import type { Actor } from '#domain/permissions.ts';
import { may } from '#domain/permissions.ts';
import { isOwnPath } from '#domain/links.ts';
import { domainOf } from '#domain/single-sign-on.ts';
import type { Db } from '#server/db/query.ts';
import { found } from '#server/found.ts';
import { confirmationWaysOf } from '#server/features/accounts/confirm-identity.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { managedCompany } from '#server/visibility/managed-company.ts';
import type { BrowserProof } from './browser-proof.ts';
import { addDomain, proveDomain, removeDomain } from './change-domains.ts';
import { changeProvider, companyProvider } from './change-provider.ts';
import { comeBack, type Returning } from './come-back.ts';
import { domainById, domainsForAdmins, domainsOf } from './domains.queries.ts';
import { goToProvider } from './go-to-provider.ts';
import { hearLogout } from './hear-logout.ts';
import { identitiesOf } from './identities.queries.ts';
import type { ProviderClients } from './provider-client.ts';
import { isAnyInUse, providerOf, providerOfDomain, providerOfPerson } from './providers.queries.ts';
import { isProviderRequired } from './required-provider.ts';
import { tryProvider } from './try-provider.ts';

type ProviderCalls =
  | 'GET /api/sign-in/provider'
  | 'POST /api/sign-in/provider'
  | 'GET /api/sign-in/provider/:id/callback'
  | 'POST /api/sign-in/provider/:id/logout'
  | 'GET /api/user/provider'
  | 'POST /api/user/provider'
  | 'POST /api/user/confirmation/provider'
  | 'GET /api/company/provider'
  | 'PUT /api/company/provider'
  | 'POST /api/company/provider/trial'
  | 'GET /api/company/domains'
  | 'POST /api/company/domains'
  | 'DELETE /api/company/domains/:id'
  | 'GET /api/admin/domains'
  | 'PUT /api/admin/domains/:id';

export function providerRoutes(clients: ProviderClients, proof: BrowserProof): RoutesOf<ProviderCalls> {
  return {
    'GET /api/sign-in/provider': async ({ db, config }) => ({
      offered: config.publicUrl !== undefined && (await isAnyInUse(db)),
    }),

    'POST /api/sign-in/provider': async (received) => {
      const { db, body, request, reply } = received;
      // By the domain alone: whether anybody has the address is not even looked up.
      const provider = await providerOfDomain(db, domainOf(body.email) ?? '');
      if (!provider) throw refuse.conflict('no_provider', 'No company signs in with this address here.');
      const browser = proof.keep(request, reply);
      const returnTo = ownPath(body.next);
      const going = { purpose: 'sign-in', userId: null, sessionId: null, returnTo } as const;
      return {
        location: await goToProvider(received, clients, provider, { ...going, browser, hint: body.email }),
      };
    },

    'GET /api/sign-in/provider/:id/callback': async (received) => {
      const came = await comeBack(received, { clients, proof }, received.params.id);
      void received.reply.header('Location', placeAfter(came, received.actor));
    },

    'POST /api/sign-in/provider/:id/logout': {
      visible: async ({ db, params }) => (await providerOf(db, params.id))?.enabled ?? false,
      handle: async ({ db, log, params, body, request }) =>
        hearLogout({ db, log }, clients, params.id, {
          token: body.logout_token,
          from: fromOf(request),
        }),
    },

    'GET /api/user/provider': async ({ db, actor, config }) => {
      const offered = await offeredTo(db, actor);
      return {
        offered: offered && {
          companyId: offered.companyId,
          companyName: offered.companyName,
          required: await isProviderRequired(db, config, offered.companyId),
        },
        connected: await identitiesOf(db, actor.id),
      };
    },

    'POST /api/user/provider': async (received) => {
      const { db, actor, body, request, reply } = received;
      const companyId = (await offeredTo(db, actor))?.companyId;
      const provider = companyId === undefined ? undefined : await providerOf(db, companyId);
      if (!provider)
        throw refuse.conflict('no_provider', 'Your company has not set up a sign-in of its own.');
      const browser = proof.keep(request, reply);
      const returnTo = ownPath(body.next);
      const going = { purpose: 'connect', userId: actor.id, sessionId: null, returnTo } as const;
      return { location: await goToProvider(received, clients, provider, { ...going, browser }) };
    },

    'POST /api/user/confirmation/provider': async (received) => {
      const { db, actor, session, body, request, reply } = received;
      const offered = (await confirmationWaysOf(db, actor.id)).includes('provider');
      const provider = offered ? await providerOfPerson(db, actor.id) : undefined;
      if (!provider)
        throw refuse.conflict('no_provider', 'It is not your company’s sign-in that confirms it’s you.');
      const browser = proof.keep(request, reply);
      const going = { userId: actor.id, sessionId: session.id, returnTo: ownPath(body.next) };
      return {
        location: await goToProvider(received, clients, provider, { ...going, purpose: 'confirm', browser }),
      };
    },

    'GET /api/company/provider': async ({ db, actor, query, config }) =>
      companyProvider(db, await managedCompany(db, actor, query.companyId), config.publicUrl),

    'PUT /api/company/provider': {
      visible: async ({ db, actor, query }) => Boolean(await managedCompany(db, actor, query.companyId)),
      handle: async ({ db, actor, query, body, ifMatch, request, config: { publicUrl } }) =>
        changeProvider(db, await managedCompany(db, actor, query.companyId), body, {
          actor,
          ifMatch,
          from: fromOf(request),
          publicUrl,
        }),
    },

    'POST /api/company/provider/trial': async ({ db, actor, query, config }) => {
      const provider = found(await providerOf(db, await managedCompany(db, actor, query.companyId)));
      return tryProvider(db, clients, provider, config.publicUrl);
    },

    'GET /api/company/domains': async ({ db, actor, query }) => {
      const companyId = await managedCompany(db, actor, query.companyId);
      return domainsOf(db, companyId);
    },

    'POST /api/company/domains': {
      visible: async ({ db, actor, query }) => Boolean(await managedCompany(db, actor, query.companyId)),
      handle: async ({ db, actor, query, body, request }) =>
        addDomain(db, await managedCompany(db, actor, query.companyId), body.domain, {
          actor,
          from: fromOf(request),
        }),
    },

    'DELETE /api/company/domains/:id': async ({ db, actor, params, request }) => {
      const domain = found(await domainById(db, params.id));
      if (!may['company.manage'](actor, domain.companyId)) throw refuse.notFound();
      await removeDomain(db, domain.companyId, params.id, { actor, from: fromOf(request) });
    },

    'GET /api/admin/domains': async ({ db, query }) => domainsForAdmins(db, query),

    'PUT /api/admin/domains/:id': {
      visible: async ({ db, params }) => Boolean(await domainById(db, params.id)),
      handle: async ({ db, actor, params, body, request, config: { publicUrl } }) =>
        proveDomain(db, params.id, body.proved, { actor, from: fromOf(request), publicUrl }),
    },
  };
}

/** The provider of the company somebody belongs to, where they can be connected with it. */
async function offeredTo(
  db: Db,
  { memberships }: Actor,
): Promise<{ companyId: number; companyName: string } | null> {
  const company = memberships.find(({ verified, companySuspended }) => verified && !companySuspended);
  const provider = company && (await providerOf(db, company.companyId));
  return provider?.enabled ? provider : null;
}

/** Where somebody wants to be afterwards: a page of ours, or none. */
function ownPath(next: string | undefined): string | null {
  return next !== undefined && isOwnPath(next) && !next.startsWith('/api/') ? next : null;
}

/** A page of ours, always: what a provider says decides which, never where. */
function placeAfter(came: Returning, actor: Actor | undefined): string {
  if (came.purpose === 'confirm') return placeAfterConfirming(came);
  const next = came.wanted === null ? '' : `&next=${encodeURIComponent(came.wanted)}`;
  // Who is signed in is not shown how to sign in.
  if ('problem' in came && actor) return `/settings?tab=personal&problem=${came.problem}`;
  if ('problem' in came) return `/auth?problem=${came.problem}${next}`;
  if ('connectTo' in came) return `/auth?connect=company${next}`;
  return came.to ?? '/dashboard';
}

/** Back to where they were, or to the page that tells the window they came from. */
function placeAfterConfirming(came: Returning): string {
  if ('to' in came && came.to !== null) return came.to;
  const query = new URLSearchParams({
    ...('problem' in came && { problem: came.problem }),
    ...(came.wanted !== null && { next: came.wanted }),
  });
  return query.size ? `/confirm-identity?${query.toString()}` : '/confirm-identity';
}
