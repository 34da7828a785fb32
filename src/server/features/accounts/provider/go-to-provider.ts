import { buildAuthorizationUrl, calculatePKCECodeChallenge, type ServerMetadata } from 'openid-client';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/refusal.ts';
import { derived, hashOf, randomSecret } from './browser-proof.ts';
import type { ProviderClients } from './provider-client.ts';
import { ProviderTrouble } from './provider-trouble.ts';
import type { ProviderRow } from './providers.queries.ts';
import { insertUnderWay, type UnderWay } from './sign-ins.queries.ts';

interface Going extends Pick<UnderWay, 'purpose' | 'userId' | 'sessionId' | 'returnTo'> {
  /** The browser's secret. */
  browser: string;
  /** Whom the provider may expect. */
  hint?: string | undefined;
}

/** Where a provider sends people back to. One of its own for each, so that what is meant for one never comes from another. */
export function callbackOf(publicUrl: string, companyId: number): string {
  return `${publicUrl}/api/sign-in/provider/${companyId}/callback`;
}

export function logoutAddressOf(publicUrl: string, companyId: number): string {
  return `${publicUrl}/api/sign-in/provider/${companyId}/logout`;
}

/** The origin under which providers know us. Never what a request says of it. */
export function knownOrigin(publicUrl: string | undefined): string {
  if (publicUrl === undefined)
    throw refuse.conflict(
      'no_public_address',
      'Signing in with a company needs the address of this site, which its operator has not set.',
    );
  return publicUrl;
}

/** Google says when and how somebody has signed in to who asks for it so; others say it anyway. */
const whenAndHow = JSON.stringify({
  id_token: { auth_time: { essential: true }, amr: { essential: true } },
});

function saysWhenIfAsked({ issuer, claims_parameter_supported }: ServerMetadata): boolean {
  return claims_parameter_supported === true || issuer === 'https://accounts.google.com';
}

/** Notes that somebody goes to a provider and answers the address to go to. */
export async function goToProvider(
  { db, log, config }: Pick<Context, 'db' | 'log' | 'config'>,
  clients: ProviderClients,
  provider: ProviderRow,
  { browser, hint, ...going }: Going,
): Promise<string> {
  const origin = knownOrigin(config.publicUrl);
  const client = await clients.of(db, provider).catch((error: unknown) => {
    if (!(error instanceof ProviderTrouble)) throw error;
    log.warn({ err: error, companyId: provider.companyId }, 'A sign-in provider cannot be used');
    throw refuse.conflict(
      'provider_unreachable',
      `The sign-in service of ${provider.companyName} cannot be reached at the moment. Try again later, or tell its admin.`,
    );
  });
  const state = randomSecret();
  const address = buildAuthorizationUrl(client.configuration, {
    redirect_uri: callbackOf(origin, provider.companyId),
    scope: provider.scopes,
    state,
    nonce: derived(browser, state, 'nonce'),
    code_challenge: await calculatePKCECodeChallenge(derived(browser, state, 'verifier')),
    code_challenge_method: 'S256',
    ...(hint !== undefined && { login_hint: hint }),
    // Who is to show again who they are is not let through for having done so before.
    ...(going.purpose === 'confirm' && { prompt: 'login', max_age: '0' }),
    ...(saysWhenIfAsked(client.configuration.serverMetadata()) && { claims: whenAndHow }),
  });
  await insertUnderWay(db, {
    ...going,
    stateHash: hashOf(state),
    browserHash: hashOf(browser),
    companyId: provider.companyId,
    issuer: provider.issuer,
    clientId: provider.clientId,
  });
  return address.href;
}
