import { useParams, useSearchParams } from 'react-router';
import { currentSearchParams } from '#client/kit/lists/current-search-params.ts';
import { filtersOf } from '#client/features/views/filters.ts';
import type { QueryInput } from '#contract/api.ts';

/** What the board shows; all of it stands in the address, so that a view can be kept and shared as a link. */
export interface BoardSearch {
  /** Of one job only, by its id. */
  job?: number;
  /** Words of the applicant's name or the job's title. */
  words: string;
  waiting: boolean;
  /** Only people with this tag of the company. */
  tag?: number;
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
      setParams(next, { replace: how === 'replace' });
    },
  };
}

export function readBoard(id: string | undefined, params: URLSearchParams): BoardSearch {
  return {
    job: id === undefined ? undefined : Number(id),
    words: params.get('search') ?? '',
    waiting: params.get('waiting') === 'true',
    tag: Number(/^[1-9]\d{0,8}$/.exec(params.get('tag') ?? '')?.[0]) || undefined,
  };
}

export function askedOf({ job, words, waiting, tag }: BoardSearch): QueryInput<'GET /api/board'> {
  return { job, search: words || undefined, tag, ...(waiting ? { waiting: 'true' } : {}) };
}

function toParams({ words, waiting, tag }: BoardSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (words) params.set('search', words);
  if (waiting) params.set('waiting', 'true');
  if (tag) params.set('tag', String(tag));
  return params;
}
