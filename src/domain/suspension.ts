import type { Actor, Permission } from './permissions.ts';

/** What concerns a person and not their company: they go on with it also where the company is suspended. */
export const personal: ReadonlySet<Permission> = new Set(['account.use', 'view.keep', 'company.leave']);

/** The company an actor speaks for, where the platform has stopped it: its people may read what is there, and that is all. */
export function suspendedCompany(actor: Actor): number | undefined {
  return actor.memberships.find(({ verified, companySuspended }) => verified && companySuspended)?.companyId;
}

/** An actor as they are when they do something: in a suspended company nobody has anything to do. */
export function atWork<Working extends Actor>(actor: Working): Working {
  return { ...actor, memberships: actor.memberships.filter(({ companySuspended }) => !companySuspended) };
}
