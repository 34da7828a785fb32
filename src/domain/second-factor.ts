import { type Actor, isAdmin, isCompanyAdmin, managedCompanies } from './permissions.ts';

/** What somebody has beside their password, and of whom more than that is asked. */
export interface FactorStanding {
  /** A passkey, or an authenticator app that has shown a right code. */
  has: boolean;
  ofAdmins: boolean;
  ofCompanyAdmins: boolean;
  /** Companies that vouch for this person and ask it of their staff. */
  ofStaffIn: readonly number[];
}

/** Whether more than a password is asked of this person. */
export function needsFactor(
  actor: Pick<Actor, 'id' | 'userType' | 'memberships'>,
  { ofAdmins, ofCompanyAdmins, ofStaffIn }: FactorStanding,
): boolean {
  const runsCompany = isCompanyAdmin(actor) || managedCompanies(actor).length > 0;
  return (ofAdmins && isAdmin(actor)) || (ofCompanyAdmins && runsCompany) || ofStaffIn.length > 0;
}

/** Whether this person can do nothing before they have set up what is asked of them. */
export function lacksFactor(
  actor: Pick<Actor, 'id' | 'userType' | 'memberships'>,
  standing: FactorStanding,
): boolean {
  return !standing.has && needsFactor(actor, standing);
}

/** More than anybody has of each; a browser is handed the whole list. */
export const mostPasskeys = 20;

/** How many recovery codes are made at once, and of how many signs each is: 32 to choose from make 80 bits. */
export const recoveryCodes = { made: 10, signs: 16 } as const;

/** Without the signs that are mistaken for others. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A recovery code of as many random bytes as it has signs, in groups that can be copied by hand. */
export function recoveryCodeFrom(bytes: Uint8Array): string {
  const signs = [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
  return signs.match(/.{1,4}/g)?.join('-') ?? '';
}

/** A recovery code as it was made, however it was typed. */
export function canonicalRecoveryCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}
