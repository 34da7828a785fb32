import { countries } from './places/countries.ts';
import { plainLetters } from './plain-letters.ts';

/** Words that may name a place, behind the one that says so. */
export interface PlaceWords {
  /** From "in" on, and from the name on. */
  at: number;
  from: number;
  words: string;
  /** Whether places beside it are meant, too. */
  near: boolean;
}

/** A name of a place has no more words than these. */
const mostWords = 4;

/** "near X", "in X", and words for work that is done from anywhere. `taken` are stretches that mean something else. */
export function placeWordsIn(text: string, taken: readonly { at: number; end: number }[]): PlaceWords[] {
  const found: PlaceWords[] = [];
  for (const match of text.matchAll(anywhere))
    found.push({ at: match.index, from: match.index, words: match[0], near: false });
  for (const match of text.matchAll(preposition)) {
    const from = match.index + match[0].length;
    const next = Math.min(text.length, ...taken.filter(({ at }) => at >= from).map(({ at }) => at));
    const inside = taken.some(({ at, end }) => match.index < end && from > at);
    const words = /^(?:[\p{L}\p{M}\p{N}'’.-]+ *)+/u.exec(
      text.slice(from, Math.min(next, from + longest)),
    )?.[0];
    const name = words?.trim().split(/ +/).slice(0, mostWords).join(' ');
    if (name && !inside) found.push({ at: match.index, from, words: name, near: nearby.test(match[0]) });
  }
  return found;
}

const longest = 80;
const nearby = /near|around|close|next|vicinity|\d/;
const preposition =
  /(?<![\p{L}\p{N}\u0000-])(?:(?:based |located |living |anywhere )?in|near(?:by| to)?|around|close to|next to|in the vicinity of|(?:within )?\d{1,3} ?(?:km|kms|kilomet(?:re|er)s?|miles?|mi) (?:of|from|around)|within|at|on)(?: +the(?= ))? +(?=[\p{L}\p{N}])/gu;

/** Where "remote" is no word for a place, but for what is far away or worked from afar. */
const anywhere =
  /(?<![\p{L}\p{N}\u0000-])(?:(?:fully |100% )?remote(?:ly)?(?! (?:sens|control|island|site|area|operat|monitor|support|desktop|access|communit|village|location|region|camp|pilot|vehicle|health)))(?: (?:work|working|jobs?|only|positions?|roles?))?(?![\p{L}\p{N}-])|(?<![\p{L}\p{N}\u0000-])(?:work(?:ing)? from home|home[ -]based|wfh|from home)(?![\p{L}\p{N}-])/gu;

/** Small words without accents, as names are compared. */
export function plainWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}(?<![\u0780-\u07bf])/gu, '');
  return plainLetters(plain.toLowerCase()).match(/[\p{L}\p{N}\u0780-\u07bf]+/gu) ?? [];
}

/** Islands of one town, between which people cross by ferry or bridge every day. */
const towns: readonly (readonly string[])[] = [
  [
    'male',
    'hulhumale',
    'villimale',
    'vilimale',
    'hulhule',
    'velana international airport',
    'thilafushi',
    'gulhifalhu',
  ],
];

const anywhereNames =
  /^(?:remote(?:ly)?|work(?:ing)? from home|home based|wfh|from home|anywhere|fully remote)/;

/**
 * Of the places of jobs those that some words name, the longest name first: "Malé" is no part of "South Malé Atoll", but
 * "Baa" is enough for "Baa Atoll". `near` takes in what is in the same atoll or region, or the same town.
 */
export function placesNamed(
  words: string,
  locations: readonly string[],
  near: boolean,
): { words: string; locations: string[] } {
  const asked = plainWords(words);
  const places = locations.map((location) => ({ location, parts: partsOf(location) }));
  if (anywhereNames.test(asked.join(' '))) {
    const remote = places.filter(({ parts }) => parts.some((part) => anywhereNames.test(part)));
    return { words, locations: remote.map(({ location }) => location) };
  }
  for (let count = asked.length; count > 0; count -= 1) {
    const name = asked.slice(0, count).join(' ');
    const called = named(name, places);
    if (!called.length) continue;
    const all = near
      ? places.filter((place) => called.includes(place) || isBeside(place, name, called))
      : called;
    return { words: name, locations: all.map(({ location }) => location) };
  }
  return { words: '', locations: [] };
}

interface Place {
  location: string;
  parts: string[];
}

function partsOf(location: string): string[] {
  return location
    .split(/[,;/()|]| [-–] /)
    .map((part) =>
      plainWords(part)
        .join(' ')
        .replace(/^(?:from|near|in|at|on) /, ''),
    )
    .filter(Boolean);
}

/** Those a part of which is called just so, else those of which it is a whole word. */
function named(name: string, places: readonly Place[]): Place[] {
  const exactly = places.filter(({ parts }) => parts.includes(name));
  if (exactly.length || name.length < 3) return exactly;
  return places.filter(({ parts }) => parts.some((part) => ` ${part} `.includes(` ${name} `)));
}

function isBeside({ parts }: Place, name: string, called: readonly Place[]): boolean {
  const town = towns.find((islands) => islands.includes(name)) ?? [];
  const regions = called.flatMap((place) => regionsIn(place.parts));
  return [...parts.slice(0, 1), ...regionsIn(parts)].some(
    (part) => town.includes(part) || regions.includes(part) || ` ${part} `.includes(` ${name} `),
  );
}

/** What stands behind the first part, without countries: everything in one is not near. With its country behind it Georgia is a state. */
function regionsIn(parts: readonly string[]): string[] {
  return parts.filter((part, at) => {
    if (at === 0) return false;
    const country = countryOf.get(part) ?? countryOf.get(`${parts[at - 1]} ${part}`);
    const isInAnother = parts.slice(at + 1).some((later) => (countryOf.get(later) ?? country) !== country);
    return country === undefined || isInAnother;
  });
}

/** Names of countries as `plainWords` has them, and of those that the United Kingdom is made of. */
const countryOf: ReadonlyMap<string, string> = new Map([
  ...countries.flatMap(({ code, name, also }) =>
    [name, ...also].map((one) => [plainWords(one).join(' '), code] as const),
  ),
  ...['england', 'scotland', 'wales'].map((name) => [name, 'GB'] as const),
]);
