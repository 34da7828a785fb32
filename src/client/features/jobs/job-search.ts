import { employmentTypes, postedWithinChoices, type EmploymentType } from '#domain/jobs.ts';
import { limits } from '#domain/limits.ts';
import type { SearchFilters } from '#domain/saved-searches.ts';

/** A search for jobs. All of it stands in the address, so that Back, a reload and a shared link bring it again. */
export interface JobSearch {
  /** What was typed. */
  q: string;
  company?: number;
  type: readonly EmploymentType[];
  location: readonly string[];
  level: readonly string[];
  skill: readonly string[];
  /** Posted within so many days. */
  posted?: (typeof postedWithinChoices)[number];
  /** At least so much a month. */
  salary?: number;
  /** ISO 4217 code. */
  currency?: string;
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
  q: '',
  company: undefined,
  type: [],
  location: [],
  level: [],
  skill: [],
  posted: undefined,
  salary: undefined,
  currency: undefined,
  sort: undefined,
  pages: 1,
};

/** The search in an address. What makes no sense there is passed over. */
export function readSearch(params: URLSearchParams): JobSearch {
  const number = (name: string, max: number) => wholeNumber(params.get(name), max);
  const pages = number('pages', mostPages);
  const currency = params.get('currency') ?? '';
  const posted = number('posted', 3_650);
  return {
    q: (params.get('q') ?? '').trim(),
    company: number('company', 2 ** 31 - 1),
    type: employmentTypes.filter((type) => params.getAll('type').includes(type)),
    location: several(params, 'location'),
    level: several(params, 'level'),
    skill: several(params, 'skill'),
    posted: postedWithinChoices.find((days) => days === posted),
    salary: number('salary', 1e9),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : undefined,
    sort: sorts.find((sort) => sort === params.get('sort')),
    pages: pages ?? 1,
  };
}

/** More than these are not brought back by a reload: the server hands out 200 jobs at a time. */
const mostPages = 10;

/** The query of an address, '?q=…' or ''; what is as usual is left out. */
export function writeSearch(search: JobSearch): string {
  const params = new URLSearchParams();
  const { q, company, type, location, level, skill, posted, salary, currency, sort, pages } = search;
  const lists = { type, location, level, skill };
  if (q) params.set('q', q);
  if (company) params.set('company', String(company));
  for (const [name, values] of Object.entries(lists)) for (const value of values) params.append(name, value);
  if (posted) params.set('posted', String(posted));
  if (salary) params.set('salary', String(salary));
  if (currency) params.set('currency', currency);
  if (sort && sort !== usualSort(search)) params.set('sort', sort);
  if (pages > 1) params.set('pages', String(Math.min(pages, mostPages)));
  return params.size ? `?${params}` : '';
}

/** What the order is where none was chosen. */
export function usualSort({ q }: Pick<JobSearch, 'q'>): JobSort {
  return q ? 'relevance' : 'newest';
}

/** The orders that make sense: relevance only of something, a match only for whoever is matched. */
export function sortsFor({ q }: Pick<JobSearch, 'q'>, matched: boolean): readonly JobSort[] {
  return sorts.filter((sort) => (q || sort !== 'relevance') && (matched || sort !== 'match'));
}

/** The search as the API's filters; what is not asked for is left out. */
export function filtersOf(search: JobSearch): SearchFilters {
  return {
    search: search.q.slice(0, limits.search) || undefined,
    company: search.company,
    employmentType: some(search.type),
    location: some(search.location),
    experienceLevel: some(search.level),
    skill: some(search.skill),
    postedWithinDays: search.posted,
    salaryMin: search.salary,
    salaryCurrency: search.currency,
  };
}

/** How many filters are set, what was typed not counted. */
export function countFilters(search: JobSearch): number {
  const { company, type, location, level, skill, posted, salary, currency } = search;
  const single = [company, posted, salary, currency].filter((value) => value !== undefined).length;
  return single + type.length + location.length + level.length + skill.length;
}

/** The search without its filters; what was typed and the order stay. */
export function withoutFilters({ q, sort }: JobSearch): JobSearch {
  return { ...noSearch, q, sort };
}

function several(params: URLSearchParams, name: string): string[] {
  return [...new Set(params.getAll(name).map((value) => value.trim()))].filter(Boolean).slice(0, 20);
}

function some<Value>(values: readonly Value[]): Value[] | undefined {
  return values.length ? [...values] : undefined;
}

function wholeNumber(text: string | null, max: number): number | undefined {
  const number = Number(text);
  return text && Number.isInteger(number) && number > 0 && number <= max ? number : undefined;
}
