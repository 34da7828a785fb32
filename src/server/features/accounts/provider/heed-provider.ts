import { fromOf } from '#server/security-log/from.ts';
import type { Call } from '#contract/api.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Received } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { hashOf, proofOf } from './browser-proof.ts';
import { link } from './connect-account.ts';
import type { ProviderSession } from './identities.queries.ts';
import { requiredProviderOf } from './required-provider.ts';
import { takePendingLink } from './sign-ins.queries.ts';

/**
 * What a company's provider means for somebody who has just shown otherwise who they are. Where the same browser came from
 * the provider saying to be them, that is now certain, and the two are connected: the session counts as the provider's.
 * Else, where their company wants everybody to come by its provider, they are told so; nobody is told before.
 */
export async function heedProvider(
  { db, config, request }: Pick<Received<Call>, 'db' | 'config' | 'request'>,
  userId: number,
  way: string,
): Promise<ProviderSession | undefined> {
  const browser = proofOf(config).read(request);
  const from = fromOf(request);
  if (browser !== undefined) {
    const linked = await inTransaction(db, async (tx) => {
      const pending = await takePendingLink(tx, hashOf(browser), userId);
      return pending && (await link(tx, pending, { userId, from })) ? pending : undefined;
    });
    if (linked) return linked;
  }
  const required = await requiredProviderOf(db, config, userId);
  if (!required) return undefined;
  await noteSecurity(db, {
    act: 'sign-in.failed',
    outcome: 'refused',
    actorId: null,
    userId,
    companyId: required.companyId,
    ...from,
    details: { way, reason: 'provider_required' },
  });
  throw refuse.conflict(
    'provider_required',
    `${required.companyName} wants its people to sign in with the company. Choose “Use single sign-on”.`,
  );
}
