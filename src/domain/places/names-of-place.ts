import { knownAs, namesOfAtoll, plainName } from './gazetteer.ts';
import { readPlace } from './read-place.ts';

/**
 * The names by which a job is at the place that somebody names, as `job_search.places` has them: small letters without accents and
 * signs, a country as its two capitals. "Maldives" is all of the country; "Kaafu" and "Kaafu Atoll" are one; "Malé, Maldives" is Malé
 * in the Maldives as well as what is written just so.
 */
export function namesOfPlace(asked: string): string[] {
  return [...new Set([plainName(asked), ...otherNames(asked)])].filter(Boolean);
}

function otherNames(asked: string): string[] {
  const known = knownAs(asked);
  if (known?.kind === 'country') return known.country ? [known.country] : [];
  if (known?.kind === 'region') return namesOfAtoll(known.name).map(plainName);
  // A town is meant by its name alone, whichever country the gazetteer knows it of.
  if (known) return [plainName(known.name)];
  const { worksite, locality, region, country, remote } = readPlace(asked);
  const isKnown = asked.split(/[,()]/).every((part) => !part.trim() || knownAs(part));
  const spot = worksite ?? locality ?? (isKnown ? region : null);
  if (!spot || remote === 'fully') return [];
  const names = worksite || locality ? [spot] : namesOfAtoll(spot);
  return names.map((name) => plainName(name) + (country ? `/${country}` : ''));
}
