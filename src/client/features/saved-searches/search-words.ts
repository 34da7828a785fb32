import { filtersOf, readSearch, type JobSearch } from '#client/features/jobs/job-search.ts';
import type { SavedSearch } from '#contract/api.ts';
import { savedSearchFields } from '#domain/fields/saved.ts';
import { searchName, searchQuery } from '#domain/saved-searches.ts';
import type { SearchFilters } from '#domain/search-filters.ts';

/** A search of an address in words. */
export function wordsOfQuery(query: string): string {
  return wordsOf(filtersOf(readSearch(new URLSearchParams(query))));
}

export function wordsOf(filters: SearchFilters, company?: string | null): string {
  return searchName(filters, { longest: savedSearchFields.name.max, company: company ?? undefined });
}

/** The saved search that looks for the same, if there is one. */
export function sameSaved(
  search: JobSearch,
  saved: readonly SavedSearch[] | undefined,
): SavedSearch | undefined {
  const query = searchQuery(filtersOf(search));
  return saved?.find(({ filters }) => searchQuery(filters) === query);
}
