import { endingCountry, isOfSeveral, knownAs, type Known } from './gazetteer.ts';
import { endsAsIsland, isTownName, isWorksite, islandOf, worksiteNamed } from './names-of-places.ts';
import { nowhere, type Place } from './place.ts';
import { readRemote } from './read-remote.ts';
import { readVessel } from './read-vessel.ts';
import { withAllRegions } from './regions.ts';

/**
 * Reads where a job is out of what people write: "Dhigurah, South Ari Atoll", "Kurumba Maldives", "Remote (UK)", "Malé or
 * Addu", "Onboard M/Y Serena". What cannot be told stays open: a wrong place is worse than none. `home` is the country of the
 * company, which is meant where a text names no other.
 */
export function readPlace(text: string | null, home?: string): Place {
  if (!text?.trim()) return nowhere;
  const { rest, remote } = readRemote(text);
  if (remote === 'fully') return { ...nowhere, remote, remoteFrom: countriesIn(rest) };
  const { rest: ashore, worksite } = readVessel(rest);
  const place = atHome(placeIn(ashore), home, ashore);
  return { ...place, worksite: worksite ?? place.worksite, remote };
}

const joiners = String.raw`[;/|&+]|\bor\b|\band\b`;
const separators = new RegExp(String.raw`[,()]|\s[-–—]\s|${joiners}`, 'iu');
const joiner = new RegExp(joiners, 'iu');

/** "London (remote)" is for people in the United Kingdom. */
function countriesIn(text: string): string[] {
  const names = text.split(separators).map((part) => {
    const name = part.trim().replace(/^(?:in|from|within|based in|anywhere in|only|candidates in)\s+/i, '');
    return knownAs(name.replace(/\s+only$/i, ''))?.country;
  });
  return [...new Set(names.flatMap((code) => code ?? []))];
}

/** What is found of a place, from what is said last to what is said first: what stands behind says what is meant before it. */
interface Finding {
  place: Place;
  /** The names nobody knows, the last first. */
  unknown: string[];
  /** Several places are named: then there is no one town. */
  several: boolean;
}

function placeIn(text: string): Place {
  const parts = partsOf(text);
  const finding: Finding = { place: { ...nowhere }, unknown: [], several: false };
  for (const [index, part] of [...parts.entries()].toReversed())
    if (
      !take(finding, part, {
        isLast: index === parts.length - 1,
        others: parts.filter((one) => one !== part),
      })
    )
      return nowhere;
  if (areApart(parts)) return nowhere;
  return withUnknown(finding);
}

function partsOf(text: string): string[] {
  return text
    .split(/\s*[,()]\s*|\s+[-–—]\s+/u)
    .map((part) =>
      part
        .replace(/^(?:in|at|near|nr\.?|from|based in|on)\s+(?=\p{L})/iu, '')
        .replace(/(\p{Ll}{3})[.:]+$/u, '$1')
        .trim(),
    )
    .filter((part) => /\p{L}/u.test(part));
}

/** "Malé, Colombo" are two places. */
function areApart(parts: readonly string[]): boolean {
  const known = parts.flatMap((part) => knownAs(part) ?? []);
  return known.every(({ kind }) => kind === 'town') && new Set(known.map(({ country }) => country)).size > 1;
}

interface Where {
  isLast: boolean;
  others: readonly string[];
}

/** Takes a part into what is found; false where it contradicts that, so that nothing is certain. */
function take(finding: Finding, part: string, where: Where): boolean {
  const { place } = finding;
  const known = knownAs(part) ?? islandOf(part);
  if (known) {
    if (isMeant(known, part, where)) takeKnown(place, known);
    return true;
  }
  if (isWorksite(part) && !/\bor\b|[/;|]/i.test(part)) {
    place.worksite = worksiteNamed(part) ?? place.worksite;
    if (/\b(?:maldives|velana)\b/i.test(part) || endsAsIsland(part)) place.country ??= 'MV';
    return true;
  }
  if (joiner.test(part)) return takeSeveral(finding, part);
  const ending = endingCountry(part);
  if (ending) takeEnding(finding, part, ending);
  else if (!takeLastWord(finding, part)) finding.unknown.push(part);
  return true;
}

/** Georgia is a state as often as a country, "CA" and "IN" are states more often than countries. */
function isMeant({ kind, country }: Known, part: string, { isLast, others }: Where): boolean {
  if (kind !== 'country') return true;
  const towns = others.flatMap((other) => knownAs(other)?.country ?? []);
  if (country === 'GE') return towns.every((town) => town === 'GE') && towns.length === others.length;
  if (/^[A-Z]{2}$/.test(part) && part !== 'UK' && part !== 'US') return false;
  return isLast || part.length > 3;
}

function takeKnown(place: Place, { kind, name, country, region }: Known): void {
  const agrees = !place.country || place.country === country;
  place.country ??= country ?? null;
  if (kind === 'region') place.region = agrees ? name : place.region;
  // A town of another country that is called the same.
  else if (kind === 'town') {
    place.locality = name;
    place.region ??= agrees ? (region ?? null) : null;
  }
}

/** "Malé or Addu", "Malé / Hulhumalé": what holds for all of them. */
function takeSeveral(finding: Finding, part: string): boolean {
  const { place } = finding;
  const known = part.split(joiner).flatMap((one) => knownAs(one.trim()) ?? islandOf(one.trim()) ?? []);
  const countries = new Set([
    ...known.map(({ country }) => country),
    ...(place.country ? [place.country] : []),
  ]);
  const isElse = /\bor\b|[;|]/i.test(part);
  // The last of a list: "Scunthorpe, Grimsby and Goole".
  const isList = !place.locality && finding.unknown.length === 0;
  finding.several ||= isElse || isList || known.length > 1;
  if (countries.size > 1) return known.length < 2 && !isElse;
  const regions = new Set(known.map(({ kind, name, region }) => (kind === 'region' ? name : region)));
  place.country ??= [...countries][0] ?? null;
  if (known.length > 1 && regions.size === 1) place.region ??= [...regions][0] ?? null;
  return true;
}

/** "Cairo Egypt" is a town; "Kurumba Maldives" is a resort. */
function takeEnding(
  finding: Finding,
  part: string,
  { code, before }: { code: string; before: string },
): void {
  const { place, unknown } = finding;
  const known = knownAs(before);
  place.country ??= code;
  if (known?.country === code) takeKnown(place, known);
  else if (namedByCountry.has(code)) place.worksite = part;
  else unknown.push(before);
}

/** "Lichfield Staffordshire", "South London". */
function takeLastWord({ place, unknown }: Finding, part: string): boolean {
  const words = part.split(/\s+/);
  const known = words.length > 1 ? knownAs(words.at(-1) ?? '') : undefined;
  if (!known || known.kind === 'country' || known.country !== (place.country ?? known.country)) return false;
  if (known.kind === 'town' && !place.country) return false;
  takeKnown(place, known);
  if (known.kind === 'region') unknown.push(words.slice(0, -1).join(' '));
  return true;
}

/** Countries after which resorts are called: "Constance Ephelia Seychelles". */
const namedByCountry = new Set(['MV', 'SC', 'MU']);

/** A name nobody knows is the town where a country stands behind it, and no region can be meant. */
function withUnknown({ place, unknown, several }: Finding): Place {
  if (several) return { ...place, locality: null };
  const [last, ...others] = unknown;
  const isCertain = others.length === 0 || withAllRegions.has(place.country ?? '');
  if (!place.country || place.locality || !last || !isCertain || !isTownName(last)) return place;
  return { ...place, locality: last };
}

/** The country of the company, unless the text names a place elsewhere, or many. */
function atHome(place: Place, home: string | undefined, text: string): Place {
  if (place.country || !home || abroad.test(text)) return place;
  const isElsewhere = text.split(separators).some((part) => knownAs(part.trim()) ?? isOfSeveral(part.trim()));
  return isElsewhere ? place : { ...place, country: home };
}

const abroad = /\b(?:worldwide|global(?:ly)?|international(?:ly)?|anywhere|abroad|overseas|countries)\b/iu;
