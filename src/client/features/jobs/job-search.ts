import { employmentTypes, postedWithinChoices, type EmploymentType } from '#domain/jobs.ts';
import { limits } from '#domain/limits.ts';
import type { SearchFilters } from '#domain/search-filters.ts';
import { addressNames, addressPairs } from '#domain/search-filters.ts';

/**
 * A search for jobs, in the words of GET /api/jobs. All of it stands in the address, so that Back, a reload and a shared link
 * bring it again; what each filter is called there is in `addressNames`.
 */
export interface JobSearch {
  /** What was typed. */
  search: string;
  company?: number;
  employmentType: readonly EmploymentType[];
  location: readonly string[];
  experienceLevel: readonly string[];
  skill: readonly string[];
  postedWithinDays?: (typeof postedWithinChoices)[number];
  /** At least so much a month. */
  salaryMin?: number;
  /** ISO 4217 code. */
  salaryCurrency?: string;
  /** Without it: the most relevant first where something was typed, else the newest. */
  sort?: JobSort;
  /** How many pages of the list are shown. */
  pages: number;
}

const sorts = ['relevance', 'newest', 'deadline', 'match'] as const;
export type JobSort = (typeof sorts)[number];

export const sortLabel: Record<JobSort, string> = {
  relevance: 'Most relevant',
  newest: 'Newest',
  deadline: 'Closing soonest',
  match: 'Best match',
};

/** Everything there is. Every key is there, so that laid over a search it takes every filter off. */
export const noSearch: Required<{ [Key in keyof JobSearch]: unknown }> & JobSearch = {
  search: '',
  company: undefined,
  employmentType: [],
  location: [],
  experienceLevel: [],
  skill: [],
  postedWithinDays: undefined,
  salaryMin: undefined,
  salaryCurrency: undefined,
  sort: undefined,
  pages: 1,
};

/** The search in an address. What makes no sense there is passed over. */
export function readSearch(params: URLSearchParams): JobSearch {
  const all = (name: keyof typeof addressNames) => params.getAll(addressNames[name]);
  const number = (name: keyof typeof addressNames, max: number) => wholeNumber(all(name)[0], max);
  const [currency = ''] = all('salaryCurrency');
  const days = number('postedWithinDays', 3_650);
  return {
    search: (all('search')[0] ?? '').trim(),
    company: number('company', 2 ** 31 - 1),
    employmentType: employmentTypes.filter((type) => all('employmentType').includes(type)),
    location: several(all('location')),
    experienceLevel: several(all('experienceLevel')),
    skill: several(all('skill')),
    postedWithinDays: postedWithinChoices.find((choice) => choice === days),
    salaryMin: number('salaryMin', 1e9),
    salaryCurrency: /^[A-Z]{3}$/.test(currency) ? currency : undefined,
    sort: sorts.find((sort) => sort === params.get('sort')),
    pages: wholeNumber(params.get('pages'), mostPages) ?? 1,
  };
}

/** More than these are not brought back by a reload: the server hands out 200 jobs at a time. */
const mostPages = 10;

/** The query of an address, '?q=…' or ''; what is as usual is left out. */
export function writeSearch(search: JobSearch): string {
  const { sort, pages } = search;
  const params = new URLSearchParams(addressPairs(search));
  if (sort && sort !== usualSort(search)) params.set('sort', sort);
  if (pages > 1) params.set('pages', String(Math.min(pages, mostPages)));
  return params.size ? `?${params}` : '';
}

/** What the order is where none was chosen. */
export function usualSort({ search }: Pick<JobSearch, 'search'>): JobSort {
  return search ? 'relevance' : 'newest';
}

/** The orders that make sense: relevance only of something, a match only for whoever is matched. */
export function sortsFor({ search }: Pick<JobSearch, 'search'>, matched: boolean): readonly JobSort[] {
  return sorts.filter((sort) => (search || sort !== 'relevance') && (matched || sort !== 'match'));
}

/** Its filters alone, as the API takes them; what is not asked for is left out. */
export function filtersOf({ sort: _, pages: __, ...filters }: JobSearch): SearchFilters {
  return {
    ...filters,
    search: filters.search.slice(0, limits.search) || undefined,
    employmentType: some(filters.employmentType),
    location: some(filters.location),
    experienceLevel: some(filters.experienceLevel),
    skill: some(filters.skill),
  };
}

/** How many filters are set, what was typed not counted. */
export function countFilters(search: JobSearch): number {
  return addressPairs({ ...search, search: undefined }).length;
}

/** The search without its filters; what was typed and the order stay. */
export function withoutFilters({ search, sort }: JobSearch): JobSearch {
  return { ...noSearch, search, sort };
}

function several(values: readonly string[]): string[] {
  return [...new Set(values.map((value) => value.trim()))].filter(Boolean).slice(0, 20);
}

function some<Value>(values: readonly Value[]): Value[] | undefined {
  return values.length ? [...values] : undefined;
}

function wholeNumber(text: string | null | undefined, max: number): number | undefined {
  const number = Number(text);
  return text && Number.isInteger(number) && number > 0 && number <= max ? number : undefined;
}
