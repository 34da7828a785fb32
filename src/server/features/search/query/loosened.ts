import type { WiderSearch } from '#contract/api.ts';
import { typedParts } from '#domain/searched-words.ts';
import { isJoining } from './filler-words.ts';
import type { Filters } from './filter-terms.ts';

/** A search that asks for less, and what it lets go. */
export interface Loosened extends Pick<WiderSearch, 'letGo' | 'value' | 'filter'> {
  search: Filters;
}

const lists = ['employmentType', 'experienceLevel', 'location', 'skill'] as const;
const singles = ['salaryMin', 'salaryCurrency', 'postedWithinDays', 'company'] as const;

/** Of more words none is tried without: nobody would read so long a list. */
const mostWords = 4;
/** More filters are let go together first. */
const fewFilters = 4;

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
  const words = typedParts(search.search ?? '').filter(saysSomething);
  const severalWords = words.length > 1 && words.length <= mostWords ? words : [];
  const only = (word: string) => ({ search: word, scope: search.scope });
  const withoutFilters: Loosened[] =
    words.length && filters.length > 1
      ? [{ letGo: 'filters' as const, value: search.search ?? '', search: only(search.search ?? '') }]
      : [];
  // Of many, such as all the parts of a town, one makes no difference.
  const many = filters.length > fewFilters;
  return [
    ...(many ? withoutFilters : []),
    ...filters,
    ...severalWords.map((value, index) => ({
      letGo: 'word' as const,
      value,
      search: { ...search, search: words.filter((_, other) => other !== index).join(' ') },
    })),
    ...(many ? [] : withoutFilters),
    // Alone, what is left out with a minus asks for nothing.
    ...severalWords
      .filter((word) => !word.startsWith('-'))
      .filter(() => filters.length > 0 || words.length > 2)
      .map((value) => ({ letGo: 'others' as const, value, search: only(value) })),
  ];
}

/** Searches that keep one thing only, for where letting one thing go is not enough: one filter by itself. */
export function oneFilterOnly(search: Filters): Loosened[] {
  const { scope } = search;
  return [
    ...lists.flatMap((filter) =>
      (search[filter] ?? []).map((value: string) => ({
        filter,
        value,
        search: { scope, [filter]: [value] },
      })),
    ),
    ...singles.flatMap((filter) =>
      search[filter] === undefined
        ? []
        : [{ filter, value: String(search[filter]), search: { scope, [filter]: search[filter] } }],
    ),
  ].map((one) => ({ letGo: 'allButFilter' as const, ...one }));
}

/**
 * Searches for fewer of the words, the most first, under the filters and without them: first without those that no posting
 * has, then without the commonest, which say least. Alone each word was tried already where there are few.
 */
export function fewerWords(search: Filters, jobsOf: (word: string) => number): Loosened[] {
  const words = typedParts(search.search ?? '').filter(saysSomething);
  const wanted = words.filter((word) => !word.startsWith('-'));
  const rarestFirst = wanted.filter((word) => jobsOf(word) > 0).toSorted((a, b) => jobsOf(a) - jobsOf(b));
  const keeping = (many: number) => {
    const kept = new Set(rarestFirst.slice(0, many));
    return words.filter((word) => kept.has(word)).join(' ');
  };
  const texts = [...new Set([rarestFirst.length, 4, 3, 2, 1].map(keeping))].filter(
    (text) => text && text !== words.join(' '),
  );
  const { scope } = search;
  return [
    ...texts.map((value) => ({ letGo: 'words' as const, value, search: { ...search, search: value } })),
    ...texts.map((value) => ({ letGo: 'others' as const, value, search: { search: value, scope } })),
  ];
}

/** Neither a lone sign nor what only joins words is one that could be let go, or kept alone. */
function saysSomething(part: string): boolean {
  return /[\p{L}\p{N}]/u.test(part) && !isJoining(part);
}
