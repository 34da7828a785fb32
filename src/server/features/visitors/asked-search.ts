import { jobFilters } from '#contract/job-search.ts';
import type { VisitorsSearch } from '#contract/visitor-pages.ts';
import { firstCharacters, isStorable } from '#domain/fields/texts.ts';
import { keysOf } from '#domain/keys.ts';
import { limits } from '#domain/limits.ts';
import { addressNames, type SearchFilters } from '#domain/search-filters.ts';

const sorts = ['relevance', 'newest', 'deadline'] as const;
/** Further on than anybody reads; it only numbers pages. */
const mostPages = 100_000;

/** The search that an address asks for. What makes no sense there is passed over, as the app does. */
export function searchIn(params: URLSearchParams): VisitorsSearch {
  const [words = ''] = params.getAll(addressNames.search);
  const filters: SearchFilters = {};
  for (const name of keysOf(addressNames))
    if (name !== 'search') Object.assign(filters, valueOf(name, params.getAll(addressNames[name])));
  const search = isStorable(words) ? firstCharacters(words.trim(), limits.search).trim() : '';
  const cursor = params.get('after') ?? undefined;
  const page = Number(params.get('page'));
  return {
    filters: search ? { search, ...filters } : filters,
    sort: sorts.find((sort) => sort === params.get('sort') && (search || sort !== 'relevance')),
    cursor: cursor && isStorable(cursor) ? cursor : undefined,
    page: cursor && Number.isInteger(page) && page > 1 && page <= mostPages ? page : cursor ? 2 : 1,
  };
}

function valueOf(name: Exclude<keyof SearchFilters, 'search'>, given: readonly string[]): SearchFilters {
  const values = [...new Set(given.map((value) => value.trim()))].filter(
    (value) => value && isStorable(value),
  );
  const several =
    name === 'location' || name === 'employmentType' || name === 'experienceLevel' || name === 'skill';
  const read = jobFilters[name].safeParse(several ? values.slice(0, 20) : values[0]);
  if (!read.success || read.data === undefined || (several && !values.length)) return {};
  return { [name]: read.data };
}
