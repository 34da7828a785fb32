import { noSearch, type JobSearch } from '#client/features/jobs/job-search.ts';
import type { WiderSearch } from '#contract/api.ts';
import { typedParts } from '#domain/searched-words.ts';
import type { ChosenFilter } from './chosen-filters.ts';

/** A wider search than one that found little, and what is let go for it. */
export interface Loosened {
  words: string;
  search: JobSearch;
}

/** One of the server's wider searches in the words of this page; undefined for what this search does not have. */
export function loosened(
  search: JobSearch,
  filters: readonly ChosenFilter[],
  { letGo, value }: Pick<WiderSearch, 'letGo' | 'value'>,
): Loosened | undefined {
  if (letGo === 'word') {
    const parts = typedParts(search.q);
    const rest = parts.filter((_, index) => index !== parts.indexOf(value)).join(' ');
    return { words: `Leave out ‘${value}’`, search: { ...search, q: rest, pages: 1 } };
  }
  if (letGo === 'filters' || letGo === 'others')
    return { words: `Search for ‘${value}’ only`, search: { ...noSearch, q: value } };
  const chosen = filters.find((one) => one.filter === letGo && one.value === value);
  return chosen && { words: `Remove ‘${chosen.label}’`, search: { ...search, ...chosen.without, pages: 1 } };
}
