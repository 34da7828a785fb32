import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import { createRemoteJWKSet, customFetch as customKeyFetch, type JWTVerifyGetKey } from 'jose';
import type { Db } from '#server/db/query.ts';
import type { GuardedFetch, Outgoing } from '#server/outgoing/guarded-fetch.ts';
import { fromProvider } from './provider-trouble.ts';
import { type ProviderRow, secretOf } from './providers.queries.ts';

export type ProviderClients = ReturnType<typeof createProviderClients>;

export interface ProviderClient {
  configuration: Configuration;
  /** As the provider spells it itself: what tokens have to say, and by what people are known. */
  issuer: string;
  /** With what it signs what it sends unasked, fetched when a key is not known yet. */
  keys: JWTVerifyGetKey;
}

/** What a provider says of itself is believed for so long. */
const lastsMs = 5 * 60_000;
const mostKept = 500;
const timeoutSeconds = 5;

/** Speaks to companies' providers. What they say of themselves, and their keys, is kept for a few minutes by each server. */
export function createProviderClients(fetch: GuardedFetch, now: () => Date) {
  const kept = new Map<string, { client: Promise<ProviderClient>; until: number }>();

  return {
    /** Knows the provider as it is set up now; throws what is wrong with it. */
    of: async (db: Db, provider: ProviderRow): Promise<ProviderClient> => {
      const { companyId, issuer, clientId, secretSetAt } = provider;
      const key = JSON.stringify([companyId, issuer, clientId, secretSetAt]);
      const found = kept.get(key);
      if (found && found.until > now().getTime()) return found.client;
      const secret = (await secretOf(db, companyId))?.secret ?? undefined;
      const client = fromProvider(() => discovered(fetch, provider, secret));
      if (kept.size >= mostKept) kept.clear();
      kept.set(key, { client, until: now().getTime() + lastsMs });
      // What failed is asked for again by the next who comes.
      client.catch(() => kept.delete(key));
      return client;
    },
    /** The same, asked for anew: for whoever wants to know whether it works. */
    tried: async (db: Db, provider: ProviderRow): Promise<ProviderClient> => {
      const secret = (await secretOf(db, provider.companyId))?.secret ?? undefined;
      return fromProvider(() => discovered(fetch, provider, secret));
    },
  };
}

/** What a provider says of itself that cannot be. */
export class ProviderMismatch extends Error {}

async function discovered(
  fetch: GuardedFetch,
  { issuer, clientId }: ProviderRow,
  secret: string | undefined,
): Promise<ProviderClient> {
  const configuration = await discovery(
    new URL(issuer),
    clientId,
    // All the ways of the library's own check; the way that is chosen below is what is sent.
    secret === undefined ? {} : { client_secret: secret },
    (as, metadata, body, headers) =>
      wayFor(secret, as.token_endpoint_auth_methods_supported)(as, metadata, body, headers),
    {
      timeout: timeoutSeconds,
      // The cast: of the bodies it could send, ours are forms.
      [customFetch]: (url, asked) => fetch(url, asked as Outgoing),
      // Whether it may go unencrypted is the guard's to say: to this very machine, where the operator has named it.
      execute: [allowInsecureRequests, enableNonRepudiationChecks],
    },
  );
  const said = configuration.serverMetadata();
  // The library lets Entra ID answer for whoever's tenant: here it is the company's own, to the letter.
  if (said.issuer !== issuer && said.issuer !== `${issuer}/` && `${said.issuer}/` !== issuer)
    throw new ProviderMismatch(`It says that it is ${said.issuer}.`);
  if (!said.authorization_endpoint || !said.token_endpoint || !said.jwks_uri)
    throw new ProviderMismatch('It does not say where to sign in.');
  // Browsers are sent there, by their own script: an address that is a program is none to go to.
  if (new URL(said.authorization_endpoint).protocol !== new URL(issuer).protocol)
    throw new ProviderMismatch('It says to sign in at an address that cannot be gone to.');
  const algorithms = said.id_token_signing_alg_values_supported ?? ['RS256'];
  if (!algorithms.some((name) => /^(RS|PS|ES)\d|^Ed/.test(name)))
    throw new ProviderMismatch('It signs in no way that can be checked with its public keys.');
  const keys = createRemoteJWKSet(new URL(said.jwks_uri), {
    timeoutDuration: timeoutSeconds * 1_000,
    [customKeyFetch]: (url, { headers }) => fetch(url, { headers: Object.fromEntries(headers) }),
  });
  return { configuration, issuer: said.issuer, keys };
}

/** By the header where the provider takes that, as RFC 6749 wants it, in the form where it takes only that. */
function wayFor(secret: string | undefined, supported: readonly string[] = ['client_secret_basic']) {
  if (secret === undefined) return None();
  const inForm = supported.includes('client_secret_post') && !supported.includes('client_secret_basic');
  return inForm ? ClientSecretPost(secret) : ClientSecretBasic(secret);
}
