import { plainWords } from '#domain/place-words.ts';
import { cities, townsOfSeveral } from './cities.ts';
import { countries } from './countries.ts';
import { atolls, maleIslands } from './maldives.ts';
import { regions } from './regions.ts';

/** What a name is the name of. A town or a region whose name several share has no region, or no country. */
export interface Known {
  kind: 'country' | 'region' | 'town';
  /** As it is shown. */
  name: string;
  country: string | undefined;
  region?: string | undefined;
}

/** How names are compared: small letters without accents and signs. */
export function plainName(text: string): string {
  return plainWords(text).join(' ');
}

/** What is called so: a country before a region, a region before a town. */
export function knownAs(text: string): Known | undefined {
  const name = plainName(text);
  return byName.get(name) ?? byName.get(name.replace(/^(?:the|greater|downtown|central|near|nr) /, ''));
}

/** A town somewhere, of which nobody can tell the country. */
export function isOfSeveral(text: string): boolean {
  return ofSeveral.has(plainName(text));
}

const ofSeveral = new Set(townsOfSeveral.map(plainName));

export function countryNamed(text: string): string | undefined {
  return countriesByName.get(plainName(text));
}

/** By the letters before the names of its islands, as they are written: "GDh" is no "gdh". */
export function atollOfLetters(letters: string): string | undefined {
  return atolls.find((atoll) => atoll.letters === letters)?.name;
}

/** The longest name of a country with which a text ends, and what stands before it. */
export function endingCountry(text: string): { code: string; before: string } | undefined {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(5, words.length - 1); count > 0; count -= 1) {
    const code = countryNamed(words.slice(-count).join(' '));
    if (code) return { code, before: words.slice(0, -count).join(' ') };
  }
  return undefined;
}

/** What else an atoll is called; the parts that people name of one, such as North Malé Atoll, are themselves alone. */
export function namesOfAtoll(name: string): readonly string[] {
  const asked = plainName(name);
  if (partsOfAtolls.has(asked)) return [name];
  const atoll = atolls.find((one) => calledAs(one).some((each) => plainName(each) === asked));
  return atoll ? calledAs(atoll).filter((each) => !partsOfAtolls.has(plainName(each))) : [name];
}

function calledAs({ name, also }: Pick<(typeof atolls)[number], 'name' | 'also'>): string[] {
  return [name, name.replace(/ (?:Atoll|City)$/, ''), ...also];
}

const partsOfAtolls = new Set(['north male atoll', 'south male atoll', 'ari atoll', 'huvadhu atoll']);

const countriesByName = new Map(
  countries.flatMap(({ code, name, also }) => [name, ...also].map((one) => [plainName(one), code])),
);

const byName = new Map<string, Known>();

/** Regions and towns that are known of a country. */
export function namesIn(country: string): { regions: string[]; towns: string[] } {
  const known = [...byName.values()].filter((one) => one.country === country);
  const namesOf = (kind: Known['kind']) =>
    [...new Set(known.filter((one) => one.kind === kind).map(({ name }) => name))].toSorted();
  return { regions: namesOf('region'), towns: namesOf('town') };
}

function add(text: string, known: Known) {
  const name = plainName(text);
  const before = byName.get(name);
  if (!before) byName.set(name, known);
  // Meedhoo is in three atolls: which is open, the country is not.
  else if (before.kind === 'town' && before.country === known.country)
    byName.set(name, { ...before, region: before.region === known.region ? known.region : undefined });
}

for (const { code, name, also } of countries)
  for (const one of [name, ...also]) add(one, { kind: 'country', name, country: code });
for (const { name, also } of atolls)
  for (const one of calledAs({ name, also }))
    add(one, { kind: 'region', name: one.endsWith('Atoll') ? one : name, country: 'MV' });
for (const { country, names } of regions)
  for (const name of names) add(name, { kind: 'region', name, country });
for (const name of maleIslands) add(name, { kind: 'town', name, country: 'MV', region: 'Kaafu Atoll' });
for (const { country, names } of cities) for (const name of names) add(name, { kind: 'town', name, country });
for (const { name, islands } of atolls)
  for (const island of islands) add(island, { kind: 'town', name: island, country: 'MV', region: name });
