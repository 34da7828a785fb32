import type { From } from '#server/security-log/from.ts';
import { canonicalUsername, chosenNameProblem, chosenUsernameProblem } from '#domain/accounts.ts';
import type { MemberRole } from '#domain/people.ts';
import { managesByMembership } from '#domain/permissions.ts';
import { accountFor } from '#domain/joining.ts';
import { suggestedUsername } from '#domain/single-sign-on.ts';
import type { Tx } from '#server/db/query.ts';
import { saveEvent } from '#server/events/reactions.ts';
import {
  hasManagerBeside,
  insertMember,
  updateMember,
} from '#server/features/companies/companies.queries.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { insertAccount } from '#server/features/accounts/accounts.queries.ts';
import { endSessionsOf } from '#server/features/accounts/end-sessions.ts';
import { type Belonging, confirmByProvider, isUsernameTaken, provedHolderOf } from './identities.queries.ts';
import type { ProviderPerson } from './person-from.ts';
import type { ProviderRow } from './providers.queries.ts';

interface Given {
  /** What a claim gives, where the company lets one. */
  role: MemberRole | undefined;
  from: From;
}

/** Makes an account without a password for somebody who comes the first time, and a member of it. */
export async function makeAccount(
  tx: Tx,
  provider: ProviderRow,
  person: ProviderPerson,
  { role, from, brandName }: Given & { brandName: string },
): Promise<number> {
  const { firstName, lastName, provedEmail } = person;
  // Whose it is by proof keeps it; an account that only says so keeps nobody from it.
  const email = provedEmail !== null && !(await provedHolderOf(tx, provedEmail)) ? provedEmail : null;
  const named = chosenNameProblem({ firstName, lastName }, brandName) ? {} : { firstName, lastName };
  const userId = await insertAccount(tx, {
    username: await freeUsername(tx, person.suggestedName, brandName),
    password: null,
    email,
    firstName: null,
    lastName: null,
    ...named,
    userType: accountFor(role),
  });
  if (email !== null) await confirmByProvider(tx, userId, email);
  await saveEvent(tx, { type: 'account.registered', subjectId: userId, actorId: userId });
  await noteSecurity(tx, {
    act: 'account.made',
    outcome: 'done',
    actorId: null,
    userId,
    companyId: provider.companyId,
    ...from,
    details: { way: 'provider' },
  });
  await joinByProvider(tx, provider, userId, { role, from });
  return userId;
}

/** Makes somebody a member: vouched for where a claim says as what, else as one who asks to be. */
export async function joinByProvider(
  tx: Tx,
  { companyId }: ProviderRow,
  userId: number,
  { role, from }: Given,
): Promise<void> {
  const verified = role !== undefined;
  await insertMember(tx, { companyId, userId, role: role ?? 'recruiter', verified });
  await saveEvent(tx, {
    type: verified ? 'membership.changed' : 'membership.requested',
    subjectId: companyId,
    actorId: userId,
    data: { userId },
  });
  await noteSecurity(tx, {
    act: 'member.added',
    outcome: 'done',
    actorId: null,
    userId,
    companyId,
    ...from,
    details: { way: 'provider', role: role ?? null, verified },
  });
}

/**
 * Makes a member what the provider says by now, where the company lets it say that. Whom it gives no role any more is no longer
 * vouched for: what they had open ends. Only the last who manages the company stays, or nobody could set it right.
 */
export async function takeRole(
  tx: Tx,
  { companyId }: ProviderRow,
  userId: number,
  { present, role, from }: Given & { present: Belonging },
): Promise<void> {
  const wanted = { role: role ?? present.role, verified: role !== undefined };
  if (wanted.role === present.role && wanted.verified === present.verified) return;
  const managerLost = managesByMembership(present) && !managesByMembership(wanted);
  if (managerLost && !(await hasManagerBeside(tx, companyId, userId))) return;
  await updateMember(tx, companyId, userId, wanted);
  await saveEvent(tx, {
    type: 'membership.changed',
    subjectId: companyId,
    actorId: userId,
    data: { userId, ...wanted },
  });
  await noteSecurity(tx, {
    act: 'role.changed',
    outcome: 'done',
    actorId: null,
    userId,
    companyId,
    ...from,
    details: { way: 'provider', before: present, after: wanted },
  });
  if (present.verified && !wanted.verified) await endSessionsOf(tx, userId);
}

/** A username of their own: as suggested, or with a number that is still free. */
async function freeUsername(tx: Tx, suggested: string, brandName: string): Promise<string> {
  const wanted = canonicalUsername(suggestedUsername(suggested));
  const start = chosenUsernameProblem(wanted, brandName) ? 'member' : wanted;
  for (let number = 1; number < 100; number += 1) {
    const name = number === 1 ? start : `${start}.${number}`;
    if (!(await isUsernameTaken(tx, name))) return name;
  }
  return `${start.slice(0, 20)}.${Date.now().toString(36)}`;
}
