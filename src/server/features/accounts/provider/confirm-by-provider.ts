import { hasShownMore, hasSignedInAnew, type SignInProblem } from '#domain/single-sign-on.ts';
import { confirmationWaysOf, identityConfirmed } from '#server/features/accounts/confirm-identity.ts';
import type { Call } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { markSecondFactor } from '#server/features/accounts/sessions.queries.ts';
import type { OwnSession } from '#server/http/who-may-call.ts';
import type { Received } from '#server/http/calls.ts';
import { personOfIdentity, updateProviderSession } from './identities.queries.ts';
import type { ProviderPerson } from './person-from.ts';
import type { ProviderRow } from './providers.queries.ts';
import type { BackAgain } from './sign-ins.queries.ts';

type Coming = Pick<Received<Call>, 'db' | 'cookie' | 'request' | 'reply' | 'from'> & {
  actor: Actor | undefined;
  session: OwnSession | undefined;
};

/**
 * Lets somebody go on with sensitive acts who has signed in anew at their company's provider, in the session that went there and as
 * the person whose account it is. It opens nothing: who is not signed in any more is not signed in by it. Answers what is in the way.
 */
export async function confirmByProvider(
  coming: Coming,
  { companyId, secondFactorValues }: ProviderRow,
  person: ProviderPerson,
  going: BackAgain,
): Promise<SignInProblem | undefined> {
  const { db, actor, session } = coming;
  if (!actor || !session || actor.id !== going.userId || session.id !== going.sessionId) return 'expired';
  const known = await personOfIdentity(db, person.issuer, person.subject);
  if (known?.userId !== actor.id || known.companyId !== companyId) return 'somebody_else';
  if (!hasSignedInAnew(person, going.secondsAway)) return 'not_anew';
  // A second factor that was set up meanwhile is what confirms from then on.
  if (!(await confirmationWaysOf(db, actor.id)).includes('provider')) return 'expired';
  await identityConfirmed({ ...coming, actor, session }, 'provider', async (tx) => {
    await updateProviderSession(tx, session.id, person);
    if (hasShownMore(person.strength, secondFactorValues)) await markSecondFactor(tx, session.id);
  });
  return undefined;
}
