import { chosenUsernameProblem } from './accounts.ts';
import { limits } from './limits.ts';
import { type MemberRole, memberRoles } from './people.ts';

/** How every provisioning token begins, so that people and programs that look for leaked secrets know one. */
export const tokenPrefix = 'moorings_scim_';

/** A new one is made while the old one still works. */
export const mostTokens = 2;

/** How many people and groups one answer of a list has at most, and has where nothing is said. */
export const provisioningPage = { most: 200, usual: 100 } as const;

/** The role of who is in several groups: the highest; who is in none that has one does the least. */
export function highestRole(roles: readonly MemberRole[]): MemberRole {
  return memberRoles.findLast((role) => roles.includes(role)) ?? lowestRole;
}

const [lowestRole] = memberRoles;

/** How a username for somebody begins whom an identity provider calls so; it leaves room for a number behind it. */
export function usernameStem(userName: string, brand: string): string {
  const stem = (userName.split('@')[0] ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '')
    .replaceAll(/[._-]{2,}/g, '.')
    .slice(0, limits.username.max - 6)
    .replaceAll(/^[._-]+|[._-]+$/g, '');
  const fits = stem.length >= limits.username.min && chosenUsernameProblem(stem, brand) === undefined;
  return fits ? stem : 'member';
}
