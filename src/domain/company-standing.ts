import { can, isHiringSide, verifiedCompany, type Actor, type Permission } from './permissions.ts';

/** What a company's standing with the platform means to its people, in words that browser and server share. */
const inSuspension = 'you can read what is there, but not change or send anything.';
export const standingWords = {
  suspended: `Your company is suspended: ${inSuspension} An administrator can lift it.`,
  /** Where it has just been said that it is. */
  suspendedMeans: `Until an administrator lifts it, ${inSuspension}`,
  findPeopleUnverified: 'You can find and invite people once an administrator has verified your company.',
  findPeopleWithoutCompany:
    'You can find and invite people once you are a verified member of a verified company.',
} as const;

/** Why somebody of the hiring side may not do what their company's standing decides, or undefined. */
export function whyNot(actor: Actor, permission: Permission): string | undefined {
  if (permission !== 'candidate.find' || can[permission](actor) || !isHiringSide(actor)) return undefined;
  return verifiedCompany(actor) === undefined
    ? standingWords.findPeopleWithoutCompany
    : standingWords.findPeopleUnverified;
}

/** When somebody whom a company does not want at present may try again. */
export function again(days: number): string {
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
