import { useSearchParams } from 'react-router';
import { currentSearchParams } from '#client/kit/lists/current-search-params.ts';
import { dateChoices, type Narrowing } from '#client/features/applications/narrowing/narrowing.ts';
import { filtersOf } from '#client/features/views/filters.ts';
import type { CurrentUser, QueryInput } from '#contract/api.ts';
import { applicationSorts, hiringSorts, type ApplicationSort } from '#domain/application-sorts.ts';
import { applicationStatuses } from '#domain/application-status.ts';
import { keysOf } from '#domain/keys.ts';
import { limits } from '#domain/limits.ts';
import { isHiringSide } from '#domain/permissions.ts';

const tabs = ['all', ...applicationStatuses] as const;
const sorts = keysOf(applicationSorts);

/** What the list shows; all of it stands in the address. */
export interface ApplicationSearch extends Narrowing {
  tab: (typeof tabs)[number];
  sort: ApplicationSort;
  /** To one job only, by its id. */
  job?: number;
  /** Words of the applicant's name or the job's title. */
  words?: string;
  /** The table's columns, where they have been chosen. */
  columns?: string;
}

/** The orders that are chosen by name; the table has one more in each heading. */
export const sortLabel = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  updated: 'Last updated',
  due: 'Answer due first',
} as const satisfies Partial<Record<ApplicationSort, string>>;

export type ChangeSearch = (part: Partial<ApplicationSearch>, how?: 'replace') => void;

/** Reads the search from the address, and writes a choice into it as a step one can go back from. */
export function useApplicationSearch(): {
  search: ApplicationSearch;
  change: ChangeSearch;
  query: string;
} {
  const [params, setParams] = useSearchParams();
  const search = readSearch(params);
  return {
    search,
    query: filtersOf(toParams(search)),
    change: (part, how) =>
      setParams(toParams({ ...readSearch(currentSearchParams()), ...part }), { replace: how === 'replace' }),
  };
}

export function readSearch(params: URLSearchParams): ApplicationSearch {
  return {
    tab: tabs.find((tab) => tab === params.get('tab')) ?? 'all',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    date: dateChoices.find((date) => String(date) === params.get('date')),
    reached: applicationStatuses.find((status) => status === params.get('reached')),
    job: idIn(params.get('job')),
    waiting: params.get('waiting') === 'true',
    tag: idIn(params.get('tag')),
    words: params.get('search')?.slice(0, limits.search) || undefined,
    columns: params.get('columns') || undefined,
  };
}

function idIn(text: string | null): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined;
}

/** What the list asks for; what only the hiring side can sort by, an address may say to anybody. */
export function listed(
  { tab, sort, ...rest }: ApplicationSearch,
  user: Pick<CurrentUser, 'userType'>,
): QueryInput<'GET /api/applications'> {
  const known = isHiringSide(user) || !hiringSorts.includes(applicationSorts[sort].by);
  return {
    ...narrowing(rest),
    status: tab === 'all' ? undefined : tab,
    sort: known ? sort : 'newest',
    limit: isHiringSide(user) ? 50 : 20,
  };
}

/** The table fetches ahead of whoever scrolls, and therefore more at once. */
export const tableSizes = { first: 50, next: 200 };

/** The filters that also hold for the tabs' counts. */
export function narrowing({
  job,
  date,
  waiting,
  reached,
  tag,
  words,
}: Pick<
  ApplicationSearch,
  'job' | 'date' | 'waiting' | 'reached' | 'tag' | 'words'
>): QueryInput<'GET /api/applications/counts'> {
  return {
    job,
    appliedWithinDays: date,
    reached,
    tag,
    search: words,
    ...(waiting ? { waiting: 'true' } : {}),
  };
}

export function toParams({
  tab,
  sort,
  date,
  job,
  waiting,
  reached,
  tag,
  words,
  columns,
}: ApplicationSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== 'all') params.set('tab', tab);
  if (sort !== 'newest') params.set('sort', sort);
  if (date) params.set('date', String(date));
  if (reached) params.set('reached', reached);
  if (job) params.set('job', String(job));
  if (waiting) params.set('waiting', 'true');
  if (tag) params.set('tag', String(tag));
  if (words) params.set('search', words);
  if (columns) params.set('columns', columns);
  return params;
}
