import type { MemberRole, UserType } from './people.ts';
import type { Actor } from './permissions.ts';

/** The role in which an actor joins a company: what their account says they do. */
export function joiningRole({ userType }: Pick<Actor, 'userType'>): MemberRole | undefined {
  return userType === 'job_seeker' || userType === 'admin' ? undefined : userType;
}

/** An actor as they are once they have joined a company unverified, which posting into the open company does. */
export function afterJoining(actor: Actor, companyId: number): Actor {
  const role = joiningRole(actor);
  if (!role) return actor;
  const joined = { companyId, role, verified: false, companyVerified: false, companySuspended: false };
  return { ...actor, memberships: [...actor.memberships, joined] };
}

/** The account of somebody who comes to a company in this role: who manages one hires in it, too. */
export function accountFor(role: MemberRole | undefined): UserType {
  return role === 'hiring_manager' ? role : 'recruiter';
}
