import type { JobFacets } from '#contract/api.ts';
import { namesOfPlace } from '#domain/places/names-of-place.ts';
import type { Facet } from './filter-terms.ts';

export type Values = JobFacets['location'];

export interface WantedFacet {
  facet: Facet;
  chosen: string[];
}

/** How many hits have a value; of places those that are written, and their names. */
export interface FacetRow {
  facet: Facet | 'total' | 'place';
  value: string;
  label: string | null;
  count: number;
}

/** The values of each facet, places with all that are there however it is written. */
export function valuesIn(
  counted: readonly FacetRow[],
  wanted: readonly WantedFacet[],
  scaled: (count: number) => number = (count) => count,
): Map<Facet, Values> {
  const of = (name: FacetRow['facet']) => counted.filter(({ facet }) => facet === name);
  return new Map(
    wanted.map(({ facet, chosen }) => {
      const names = () => new Map(of('place').map(({ value, count }) => [value, count]));
      const found: Values = facet === 'location' ? countedPlaces(of(facet), names(), chosen) : of(facet);
      const shown = found.map(({ value, label, count }) => ({
        value,
        count: scaled(count),
        ...(label ? { label } : {}),
      }));
      return [facet, shown];
    }),
  );
}

/** How many hits are at each of these places, and at those that are chosen: the chosen ones first, then the most frequent. */
function countedPlaces(
  listed: readonly { value: string; count: number }[],
  names: ReadonlyMap<string, number>,
  chosen: readonly string[] = [],
): { value: string; count: number }[] {
  const jobsOf = (name: string) => names.get(name) ?? 0;
  const written = new Map(listed.map(({ value, count }) => [value, count]));
  return [...new Set([...chosen, ...written.keys()])]
    .map((value) => ({
      value,
      count: Math.max(written.get(value) ?? 0, ...namesOfPlace(value).map(jobsOf)),
    }))
    .filter(({ count }) => count > 0)
    .toSorted(
      (one, other) =>
        Number(chosen.includes(other.value)) - Number(chosen.includes(one.value)) || other.count - one.count,
    );
}
