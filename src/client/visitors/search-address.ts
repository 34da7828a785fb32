import type { VisitorsSearch } from '#contract/visitor-pages.ts';
import { addressPairs, type SearchFilters } from '#domain/search-filters.ts';
import { paths } from '#client/paths.ts';

/** The address of a search, in the one order in which its parts are written; the first page of it unless told. */
export function searchAddress(
  { filters, sort }: Pick<VisitorsSearch, 'filters' | 'sort'>,
  from?: { cursor: string; page: number },
): string {
  const params = new URLSearchParams(addressPairs(filters));
  if (sort) params.set('sort', sort);
  if (from) {
    params.set('after', from.cursor);
    params.set('page', String(from.page));
  }
  return params.size ? `${paths.jobs}?${params}` : paths.jobs;
}

/** How many values of filters are set, what was typed among them. */
export function countFilters(filters: SearchFilters): number {
  return addressPairs(filters).length;
}

/**
 * Whether search engines are to list a search: the whole market, or one facet of it, from its beginning. All else is what
 * somebody has put together, of which there is no end.
 */
export function isListedSearch({ filters, sort, cursor }: VisitorsSearch): boolean {
  const facets = addressPairs(filters);
  const [name] = facets[0] ?? [];
  return facets.length <= 1 && (name === undefined || listedFacets.includes(name)) && !sort && !cursor;
}

const listedFacets: readonly string[] = ['type', 'location', 'level', 'skill', 'company'];
