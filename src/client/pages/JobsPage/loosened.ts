import { noSearch, type JobSearch } from '#client/features/jobs/job-search.ts';
import type { ChosenFilter } from './chosen-filters.ts';

/** A wider search than one that found nothing, and what was let go for it. */
export interface Loosened {
  words: string;
  search: JobSearch;
}

/** Each takes off one thing: a filter, or a word of what was typed. */
export function loosened(search: JobSearch, filters: readonly ChosenFilter[]): Loosened[] {
  const words = search.q.split(/\s+/).filter(Boolean);
  return [
    ...filters.map(({ label, without }) => ({
      words: `Remove ‘${label}’`,
      search: { ...search, ...without, pages: 1 },
    })),
    ...(words.length > 1 && words.length <= 4
      ? words.map((word, index) => ({
          words: `Leave out ‘${word}’`,
          search: { ...search, q: words.filter((_, other) => other !== index).join(' '), pages: 1 },
        }))
      : []),
    ...(search.q && filters.length ? [only(search.q)] : []),
    ...(words.length > 1 && words.length <= 4 ? words.map(only) : []),
  ];
}

function only(q: string): Loosened {
  return { words: `Search for ‘${q}’ only`, search: { ...noSearch, q } };
}
