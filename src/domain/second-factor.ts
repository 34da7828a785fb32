import { type Actor, isAdmin, isCompanyAdmin, managedCompanies } from './permissions.ts';

/** What somebody has beside their password, and of whom more than that is asked. */
export interface FactorStanding {
  /** A passkey, or an authenticator app that has shown a right code. */
  has: boolean;
  ofEverybody: boolean;
  ofAdmins: boolean;
  ofCompanyAdmins: boolean;
  /** Companies that vouch for this person and ask it of their staff. */
  ofStaffIn: readonly number[];
}

/** Whether more than a password is asked of this person. */
export function needsFactor(
  actor: Pick<Actor, 'id' | 'userType' | 'memberships'>,
  { ofEverybody, ofAdmins, ofCompanyAdmins, ofStaffIn }: FactorStanding,
): boolean {
  const runsCompany = isCompanyAdmin(actor) || managedCompanies(actor).length > 0;
  const asOperator = ofEverybody || (ofAdmins && isAdmin(actor)) || (ofCompanyAdmins && runsCompany);
  return asOperator || ofStaffIn.length > 0;
}

/** Whether this person can do nothing before they have set up what is asked of them. */
export function lacksFactor(
  actor: Pick<Actor, 'id' | 'userType' | 'memberships'>,
  standing: FactorStanding,
): boolean {
  return !standing.has && needsFactor(actor, standing);
}

/**
 * The same of a session that a company's provider began: there more than a password may have been shown, or not, and a factor of
 * ours is asked for only where it has to be, and was not.
 */
export function hasYetToShow(
  actor: Pick<Actor, 'id' | 'userType' | 'memberships'>,
  standing: FactorStanding,
  shown: boolean,
): boolean {
  return !shown && needsFactor(actor, standing);
}

/** More than anybody has of each; a browser is handed the whole list. */
export const mostPasskeys = 20;

/** How many recovery codes are made at once, and of how many signs each is: 32 to choose from make 120 bits. */
export const recoveryCodes = { made: 10, signs: 24 } as const;

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

/** Of whom the operator can ask a second factor, each for itself. */
export const factorPolicies = [
  'secondFactorOfAdmins',
  'secondFactorOfCompanyAdmins',
  'secondFactorOfEverybody',
] as const;

export type FactorPolicies = Record<(typeof factorPolicies)[number], boolean>;

/** What a code of an authenticator app can be, where it is not the right one. A step is the half minute it is shown for. */
export type CodeProblem = 'wrong' | 'late' | 'early' | 'clock-slow' | 'clock-fast';

/** What is said of it, where somebody signs in or shows again who they are. */
export const codeSentences: Record<CodeProblem, string> = {
  wrong: 'That code is wrong, or was used before. Try the next one.',
  late: 'That code has just ended. Type the one shown now.',
  early: 'That code is a few seconds early. Wait a moment, then type it again.',
  'clock-slow':
    'That code has just ended, like the one before. Your phone’s clock seems slow: let it set its time automatically, then type the code shown now.',
  'clock-fast':
    'That code is a few seconds early, like the one before. Your phone’s clock is fast: let it set its time automatically, then type the code shown now.',
};

/**
 * What a code of the step before (-1) or after (1) tells, after so many in turn that were off the same way: once is somebody
 * who types slowly, twice is a clock.
 */
export function offBy(step: -1 | 1, before: number): { problem: CodeProblem; inTurn: number } {
  const inTurn = Math.sign(before) === step ? before + step : step;
  if (step < 0) return { problem: inTurn <= -2 ? 'clock-slow' : 'late', inTurn };
  return { problem: inTurn >= 2 ? 'clock-fast' : 'early', inTurn };
}
