import { type Actor, hasPowerOverOthers } from './permissions.ts';

/** For so long after somebody has shown who they are, sensitive acts do not ask again. */
export const confirmedForMinutes = 15;

/** With what somebody can show again who they are; by their company's provider where it asks them to sign in anew. */
export const confirmationWays = ['password', 'passkey', 'code', 'provider'] as const;
export type ConfirmationWay = (typeof confirmationWays)[number];

/** How somebody has shown who they are when a session began. */
export const signInWays = [
  'password',
  'code',
  'recovery-code',
  'passkey',
  'provider',
  'registration',
] as const;
export type SignInWay = (typeof signInWays)[number];

/** When a session ends by itself: so long after it was last used, and so long after it began, whatever happens. */
export interface SessionEnds {
  idleSeconds: number;
  longestSeconds: number;
}

export interface SessionPolicy {
  people: SessionEnds;
  /** Of who has power over other people's accounts, memberships or companies. */
  admins: SessionEnds;
}

export function sessionEnds(
  actor: Pick<Actor, 'id' | 'userType' | 'memberships'>,
  policy: SessionPolicy,
): SessionEnds {
  return hasPowerOverOthers(actor) ? policy.admins : policy.people;
}

/** What somebody may do and how they have to sign in, in one line: when it changes, their sessions get new ids. */
export function rightsOf(
  { userType, memberships }: Pick<Actor, 'userType' | 'memberships'>,
  hasFactor: boolean,
): string {
  const places = memberships.map(
    ({ companyId, role, verified }) => `${companyId}:${role}${verified ? '' : '?'}`,
  );
  return [userType, ...(hasFactor ? ['factor'] : []), ...places].join(' ');
}

/** A network as networkOf() says it, as people read it: "192.0.2.x". */
export function networkInWords(network: string): string {
  return network.includes(':') ? `${network}:…` : `${network}.x`;
}
