import { countryName } from './places/countries.ts';
import { isSomewhere, nowhere, type Place } from './places/place.ts';
import { readPlace } from './places/read-place.ts';

/**
 * The place of a job as it is kept beside its text: read from the text, told by an import's columns, or stated by a person. What
 * a person has stated is never read over; it holds for the text it was stated beside, and is asked about when that is another.
 */
export interface KeptPlace extends Place {
  from: 'text' | 'file' | 'person';
  /** The text beside which a person stated it. */
  beside?: string;
}

/** What a viewer is told of where the parts come from: `outdated` was stated beside another text. */
export const termsSources = ['text', 'file', 'person', 'outdated'] as const;
export type TermsSource = (typeof termsSources)[number];

interface Written {
  location: string | null;
  place: KeptPlace | null;
  companyLocation: string | null;
}

/** The country a company is in, as far as its own words tell. */
export function homeOf(companyLocation: string | null): string | undefined {
  return readPlace(companyLocation).country ?? undefined;
}

/** What is kept of a place that is written anew. `sent` are the parts that were sent, if any; `before` is what was kept. */
export function placeToKeep(
  location: string | null,
  sent: Partial<Place>,
  before: Written | undefined,
  companyLocation: string | null,
): KeptPlace | null {
  const given = Object.fromEntries(Object.entries(sent).filter(([, part]) => part !== undefined));
  if (Object.keys(given).length === 0) {
    const kept = before?.place;
    if (kept && (kept.from === 'person' || before.location === location)) return kept;
    return placeRead(location);
  }
  const stated = { ...(before?.place ? partsOf(before.place) : nowhere), ...given };
  const isRead = [undefined, homeOf(companyLocation)].some((home) =>
    isSame(readPlace(location, home), stated),
  );
  if (!isSomewhere(stated) || isRead) return placeRead(location);
  return { ...stated, from: 'person', beside: location ?? '' };
}

export function placeRead(location: string | null): KeptPlace | null {
  const read = readPlace(location);
  return isSomewhere(read) ? { ...read, from: 'text' } : null;
}

/** Where a job is, and how that is known: of the company's country where only that is missing. */
export function placeOfJob({
  location,
  place,
  companyLocation,
}: Written): Place & { from: TermsSource | null } {
  if (place?.from === 'person') {
    const isOutdated = place.beside !== (location ?? '');
    return { ...partsOf(place), from: isOutdated ? 'outdated' : 'person' };
  }
  if (place?.country || place?.remote === 'fully') return { ...partsOf(place), from: place.from };
  const read = readPlace(location, homeOf(companyLocation));
  const country = location ? read.country : null;
  if (!place) return country ? { ...nowhere, country, from: 'text' } : { ...nowhere, from: null };
  return { ...partsOf(place), country, from: place.from };
}

/** Where a job is, for those who are told of it: nothing that is in doubt. */
export function structuredPlace(job: Written): Place | undefined {
  const { from, ...place } = placeOfJob(job);
  return from === null || from === 'outdated' ? undefined : place;
}

/** "Kurumba Maldives, Kaafu Atoll, Maldives · partly remote". */
export function placeLine({ worksite, locality, region, country, remote, remoteFrom }: Place): string {
  const named = [worksite, locality, region, country && countryName(country)].filter((part) => part !== null);
  const parts = named.filter((part, at) => named.findIndex((one) => one === part) === at);
  const from = remoteFrom.map(countryName);
  const afar =
    remote === 'fully'
      ? `Remote${from.length ? ` from ${list(from)}` : ''}`
      : remote === 'partly'
        ? `partly remote${from.length ? ` from ${list(from)}` : ''}`
        : '';
  return [parts.join(', '), afar].filter(Boolean).join(' · ');
}

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

function partsOf({ country, region, locality, worksite, remote, remoteFrom }: Place): Place {
  return { country, region, locality, worksite, remote, remoteFrom };
}

function isSame(one: Place, other: Place): boolean {
  return JSON.stringify(partsOf(one)) === JSON.stringify(partsOf(other));
}
