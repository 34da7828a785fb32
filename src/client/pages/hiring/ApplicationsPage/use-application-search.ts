import { useSearchParams } from 'react-router';
import { currentSearchParams } from '#client/kit/lists/current-search-params.ts';
import { filtersOf } from '#client/features/views/filters.ts';
import type { QueryInput } from '#contract/api.ts';
import { applicationStatuses, type ApplicationStatus } from '#domain/application-status.ts';

const tabs = ['all', ...applicationStatuses] as const;
const sorts = ['newest', 'oldest', 'updated', 'due'] as const;
const days = [7, 30, 90] as const;

/** What the list shows; all of it stands in the address. */
export interface ApplicationSearch {
  tab: (typeof tabs)[number];
  sort: (typeof sorts)[number];
  /** Applied within so many days; at any time where it is left out. */
  date?: (typeof days)[number];
  /** Those that stand at a status or stood there once. */
  reached?: ApplicationStatus;
  /** To one job only, by its id. */
  job?: number;
  /** Only those who have not been answered yet. */
  waiting?: boolean;
}

export const sortLabel: Record<ApplicationSearch['sort'], string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  updated: 'Last updated',
  due: 'Answer due first',
};

export const dateChoices = days;

export function dateLabel(date: ApplicationSearch['date']): string {
  return date ? `Last ${date} days` : 'Any time';
}

export type ChangeSearch = (part: Partial<ApplicationSearch>) => void;

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
    change: (part) => setParams(toParams({ ...readSearch(currentSearchParams()), ...part })),
  };
}

export function readSearch(params: URLSearchParams): ApplicationSearch {
  const job = Number(params.get('job'));
  return {
    tab: tabs.find((tab) => tab === params.get('tab')) ?? 'all',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    date: days.find((date) => String(date) === params.get('date')),
    reached: applicationStatuses.find((status) => status === params.get('reached')),
    job: Number.isSafeInteger(job) && job > 0 && job < 2 ** 31 ? job : undefined,
    waiting: params.get('waiting') === 'true',
  };
}

/** What the list asks for. */
export function listed({ tab, sort, ...rest }: ApplicationSearch): QueryInput<'GET /api/applications'> {
  return { ...narrowing(rest), status: tab === 'all' ? undefined : tab, sort, limit: 20 };
}

/** The filters that also hold for the tabs' counts. */
export function narrowing({
  job,
  date,
  waiting,
  reached,
}: Pick<
  ApplicationSearch,
  'job' | 'date' | 'waiting' | 'reached'
>): QueryInput<'GET /api/applications/counts'> {
  return { job, appliedWithinDays: date, reached, ...(waiting ? { waiting: 'true' } : {}) };
}

function toParams({ tab, sort, date, job, waiting, reached }: ApplicationSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== 'all') params.set('tab', tab);
  if (sort !== 'newest') params.set('sort', sort);
  if (date) params.set('date', String(date));
  if (reached) params.set('reached', reached);
  if (job) params.set('job', String(job));
  if (waiting) params.set('waiting', 'true');
  return params;
}
