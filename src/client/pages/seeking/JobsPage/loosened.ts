import { noSearch, type JobSearch } from '#client/features/jobs/job-search.ts';
import type { WiderSearch } from '#contract/api.ts';
import { typedParts } from '#domain/searched-words.ts';
import type { ChosenFilter } from './chosen-filters.ts';

/** A wider search than one that found little, and what is let go for it. */
export interface Loosened {
  words: string;
  search: JobSearch;
}

/**
 * One of the server's wider searches in the words of this page; undefined for what this search does not have, and for
 * everything, which the page offers anyway.
 */
export function loosened(
  search: JobSearch,
  filters: readonly ChosenFilter[],
  { letGo, value, filter }: Pick<WiderSearch, 'letGo' | 'value' | 'filter'>,
): Loosened | undefined {
  if (letGo === 'word') {
    const parts = typedParts(search.search);
    const rest = parts.filter((_, index) => index !== parts.indexOf(value)).join(' ');
    return { words: `Leave out ‘${value}’`, search: { ...search, search: rest, pages: 1 } };
  }
  if (letGo === 'filters' || letGo === 'others')
    return { words: `Search for ‘${value}’ only`, search: { ...noSearch, search: value } };
  if (letGo === 'words')
    return {
      words: `Leave out ${leftOut(search.search, value)}`,
      search: { ...search, search: value, pages: 1 },
    };
  if (letGo === 'instead')
    return { words: `Search for ‘${value}’ instead`, search: { ...noSearch, search: value } };
  const chosen = filters.find((one) => one.filter === (filter ?? letGo) && one.value === value);
  if (letGo === 'allButFilter')
    return chosen && { words: `Keep ‘${chosen.label}’ only`, search: { ...noSearch, ...chosen.only } };
  return chosen && { words: `Remove ‘${chosen.label}’`, search: { ...search, ...chosen.without, pages: 1 } };
}

function leftOut(words: string, kept: string): string {
  const stays = new Set(typedParts(kept));
  return typedParts(words)
    .filter((part) => !stays.has(part))
    .map((part) => `‘${part}’`)
    .join(', ');
}
