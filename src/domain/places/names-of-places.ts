import { atollOfLetters, knownAs, type Known } from './gazetteer.ts';
import { islandEnding } from './maldives.ts';

/** "K. Thulusdhoo", "Bodufinolhu". */
export function islandOf(part: string): Known | undefined {
  const lettered = /^([A-Z][A-Za-z]{0,2})\.\s*(\p{Lu}[\p{L}’'-]+)$/u.exec(part);
  const region = lettered?.[1] && atollOfLetters(lettered[1]);
  if (region && lettered[2]) return { kind: 'town', name: lettered[2], country: 'MV', region };
  if (!/^\p{Lu}[\p{L}’'-]{5,}$/u.test(part)) return undefined;
  return islandEnding.test(part.toLowerCase()) ? { kind: 'town', name: part, country: 'MV' } : undefined;
}

const worksiteWords =
  /\b(?:resorts?|hotels?|villas?|retreat|spa|lodge|airport|harbou?r|marina|shipyard|boatyard|hospitals?|infirmary|clinic|surgery|practice|centre|center|school|college|academy|university|camp|club|inn|palace|house|residences?|office|headquarters|hq|campus|mall|tower|building|factory|warehouse|plant|jetty|island|unit|ward|department|trust|foundation)\b/iu;

/** Whether it is called as a house, a ground or an island of one house is: "Torbay Hospital", "Soneva Fushi". */
export function isWorksite(part: string): boolean {
  return worksiteWords.test(part) || (/\S\s+\S/.test(part) && endsAsIsland(part));
}

/** The name of a worksite, where it is a name and no whole address. */
export function worksiteNamed(part: string): string | undefined {
  return part.length <= 80 && /^\p{Lu}/u.test(part) && !noName.test(part) ? part : undefined;
}

const noName = /\d|^(?:across|various|any|all|multiple|temporary)\b/i;

/** Whether a name that nobody knows may be that of a town. */
export function isTownName(part: string): boolean {
  return (
    part.length >= 3 &&
    part.length <= 40 &&
    !direction.test(part) &&
    part.split(/\s+/).length <= 4 &&
    /^\p{Lu}[\p{L}\p{M}’'. -]+$/u.test(part) &&
    !/\p{Lu}{3}/u.test(part) &&
    !noTown.test(part) &&
    knownAs(part.replace(/^(?:north|south|east|west|mid|central)(?: (?:east|west))? /i, ''))?.kind !==
      'region'
  );
}

const direction = /^(?:north|south|east|west|mid|central)(?:[ -](?:east|west))?(?: coast)?$/i;

const noTown =
  /\b(?:various|multiple|several|all|any|nationwide|across|cross|wide|\w+wide|pan|network|global|international|locations?|areas?|regions?|sites?|branch|field|flexible|negotiable|tbc|tba|road|rd|street|st\.|lane|avenue|ave|square|close|drive|near|n\/a|other|asia|europe|africa|services?|team|teams|community|health|care|medical|based|base|home|county|district|borough|city)\b/iu;

/** Whether a name of several words ends as those of Maldivian islands do. */
export function endsAsIsland(part: string): boolean {
  return islandEnding.test(part.split(/\s+/).at(-1)?.toLowerCase() ?? '');
}
