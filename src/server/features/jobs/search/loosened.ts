import type { WiderSearch } from '#contract/api.ts';
import { typedParts } from '#domain/searched-words.ts';
import type { Filters } from './filter-terms.ts';

/** A search that asks for less, and what it lets go. */
export interface Loosened extends Pick<WiderSearch, 'letGo' | 'value'> {
  search: Filters;
}

const lists = ['employmentType', 'experienceLevel', 'location', 'skill'] as const;
const singles = ['salaryMin', 'salaryCurrency', 'postedWithinDays', 'company'] as const;

/** Of more words none is tried without: nobody would read so long a list. */
const mostWords = 4;

/** Every search that lets one thing go: a filter, a word, all filters, all words but one. */
export function loosened(search: Filters): Loosened[] {
  const filters: Loosened[] = [
    ...lists.flatMap((filter) =>
      (search[filter] ?? []).map((value: string) => ({
        letGo: filter,
        value,
        search: { ...search, [filter]: search[filter]?.filter((other: string) => other !== value) },
      })),
    ),
    ...singles.flatMap((filter) =>
      search[filter] === undefined
        ? []
        : [{ letGo: filter, value: String(search[filter]), search: { ...search, [filter]: undefined } }],
    ),
  ];
  const words = typedParts(search.search ?? '');
  const severalWords = words.length > 1 && words.length <= mostWords ? words : [];
  const only = (word: string) => ({ search: word, scope: search.scope });
  return [
    ...filters,
    ...severalWords.map((value, index) => ({
      letGo: 'word' as const,
      value,
      search: { ...search, search: words.filter((_, other) => other !== index).join(' ') },
    })),
    ...(words.length && filters.length > 1
      ? [{ letGo: 'filters' as const, value: search.search ?? '', search: only(search.search ?? '') }]
      : []),
    // Alone, what is left out with a minus asks for nothing.
    ...severalWords
      .filter((word) => !word.startsWith('-'))
      .filter(() => filters.length > 0 || words.length > 2)
      .map((value) => ({ letGo: 'others' as const, value, search: only(value) })),
  ];
}
