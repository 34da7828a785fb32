import { genericGrantRequest, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import type { Db } from '#server/db/query.ts';
import { callbackOf } from './go-to-provider.ts';
import type { ProviderClient, ProviderClients } from './provider-client.ts';
import { chain, fromProvider, outgoingProblemIn, ProviderTrouble } from './provider-trouble.ts';
import type { OutgoingProblem } from '#server/outgoing/guarded-fetch.ts';
import type { ProviderRow } from './providers.queries.ts';

export interface Trial {
  works: boolean;
  said: string;
}

/** Fetches what a provider says of itself, and shows it the secret with a code that it cannot have given. */
export async function tryProvider(
  db: Db,
  clients: ProviderClients,
  provider: ProviderRow,
  publicUrl: string | undefined,
): Promise<Trial> {
  try {
    const client = await clients.tried(db, provider);
    if (publicUrl !== undefined && (await isUnknownThere(client, callbackOf(publicUrl, provider.companyId))))
      return {
        works: false,
        said: 'The provider answers, but does not know this client ID with this secret.',
      };
    return { works: true, said: 'The provider answers and knows this site.' };
  } catch (error) {
    if (error instanceof ProviderTrouble) return { works: false, said: sentenceFor(error) };
    throw error;
  }
}

async function isUnknownThere({ configuration }: ProviderClient, redirect: string): Promise<boolean> {
  const asked = { code: 'no-code-of-yours', redirect_uri: redirect, code_verifier: 'x'.repeat(43) };
  return fromProvider(() => genericGrantRequest(configuration, 'authorization_code', asked)).then(
    () => false,
    (error: unknown) =>
      chain(error).some(
        (one) =>
          one instanceof WWWAuthenticateChallengeError ||
          (one instanceof ResponseBodyError && /^(invalid|unauthorized)_client$/.test(one.error)),
      ),
  );
}

function sentenceFor(error: ProviderTrouble): string {
  const reason = outgoingProblemIn(error)?.reason;
  if (reason) return sentences[reason];
  return error.problem === 'provider_away'
    ? sentences.too_slow
    : 'There is no provider with exactly this issuer at this address.';
}

const sentences: Record<OutgoingProblem['reason'], string> = {
  not_allowed: 'The issuer is at an address this server does not call. Its operator can allow it.',
  unreachable: 'The issuer cannot be reached.',
  too_slow: 'The issuer did not answer in time.',
  redirected: 'The issuer leads to another address. Use the one it leads to.',
  too_large: 'What the issuer answers is too large to be a description of a provider.',
};
