import { useParams, useSearchParams } from 'react-router';
import { currentSearchParams } from '#client/kit/lists/current-search-params.ts';
import { keepingOthers } from '#client/features/applications/list-or-board.ts';
import { dateChoices, type Narrowing } from '#client/features/applications/narrowing/narrowing.ts';
import { filtersOf } from '#client/features/views/filters.ts';
import type { QueryInput } from '#contract/api.ts';
import { applicationStatuses } from '#domain/application-status.ts';

/** What the board shows; all of it stands in the address, so that a view can be kept and shared as a link. */
export interface BoardSearch extends Narrowing {
  /** Of one job only, by its id. */
  job?: number;
  /** Words of the applicant's name or the job's title. */
  words: string;
}

export type ChangeBoard = (part: Partial<Omit<BoardSearch, 'job'>>, how?: 'replace') => void;

export function useBoardSearch(): { search: BoardSearch; change: ChangeBoard; query: string } {
  const { id } = useParams();
  const [params, setParams] = useSearchParams();
  const search = readBoard(id, params);
  return {
    search,
    query: filtersOf(toParams(search)),
    change: (part, how) => {
      const next = toParams({ ...readBoard(id, currentSearchParams()), ...part });
      setParams(keepingOthers(next, currentSearchParams(), names), { replace: how === 'replace' });
    },
  };
}

/** The id of the one job the board is of. */
export function useJobOfBoard(): number | undefined {
  const { id } = useParams();
  return id === undefined ? undefined : Number(id);
}

export function readBoard(id: string | undefined, params: URLSearchParams): BoardSearch {
  return {
    job: id === undefined ? undefined : Number(id),
    words: params.get('search') ?? '',
    waiting: params.get('waiting') === 'true',
    date: dateChoices.find((date) => String(date) === params.get('date')),
    reached: applicationStatuses.find((status) => status === params.get('reached')),
    tag: Number(/^[1-9]\d{0,8}$/.exec(params.get('tag') ?? '')?.[0]) || undefined,
  };
}

export function askedOf({
  job,
  words,
  waiting,
  tag,
  date,
  reached,
}: BoardSearch): QueryInput<'GET /api/board'> {
  return {
    job,
    search: words || undefined,
    tag,
    appliedWithinDays: date,
    reached,
    ...(waiting ? { waiting: 'true' } : {}),
  };
}

const names = ['search', 'waiting', 'tag', 'date', 'reached'];

function toParams({ words, waiting, tag, date, reached }: BoardSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (words) params.set('search', words);
  if (waiting) params.set('waiting', 'true');
  if (tag) params.set('tag', String(tag));
  if (date) params.set('date', String(date));
  if (reached) params.set('reached', reached);
  return params;
}
