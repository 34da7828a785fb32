import { authorizationCodeGrant, fetchUserInfo } from 'openid-client';
import { derived } from './browser-proof.ts';
import { callbackOf } from './go-to-provider.ts';
import { type ProviderPerson, personFrom } from './person-from.ts';
import type { ProviderClient } from './provider-client.ts';
import { fromProvider, ProviderTrouble } from './provider-trouble.ts';
import type { ProviderRow } from './providers.queries.ts';

interface Returned {
  /** The query somebody came back with. */
  query: URLSearchParams;
  browser: string;
  state: string;
  publicUrl: string;
}

/** Asks a provider who has come back: the code for a token that only this browser on this way can have been given. */
export async function askProvider(
  { configuration, issuer }: ProviderClient,
  provider: ProviderRow,
  { query, browser, state, publicUrl }: Returned,
): Promise<ProviderPerson> {
  // By what we are known as, not by what the request says of itself.
  const address = new URL(callbackOf(publicUrl, provider.companyId));
  address.search = query.toString();
  return fromProvider(async () => {
    const tokens = await authorizationCodeGrant(configuration, address, {
      expectedState: state,
      expectedNonce: derived(browser, state, 'nonce'),
      pkceCodeVerifier: derived(browser, state, 'verifier'),
      idTokenExpected: true,
    });
    const token = tokens.claims();
    if (!token || token.iss !== issuer) throw new ProviderTrouble('provider_wrong');
    const { userinfo_endpoint: more } = configuration.serverMetadata();
    const isEnough = 'email' in token && (!provider.roleClaim || provider.roleClaim in token);
    const fetched =
      more && !isEnough ? await fetchUserInfo(configuration, tokens.access_token, token.sub) : {};
    return personFrom(token, fetched);
  });
}
