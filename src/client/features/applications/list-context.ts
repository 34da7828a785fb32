import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useApiPages } from '#client/api/use-api.ts';
import { paths } from '#client/paths.ts';
import type { QueryInput } from '#contract/api.ts';

/** The list an application was opened from, handed on with the link: kept in the browser's history, so it survives a reload. */
export interface ListContext {
  query: Partial<QueryInput<'GET /api/applications'>>;
  /** The query of the list's own address (`?tab=offered`), where it has one. */
  address?: string;
  /** Those that stood together, where that was no list that can be asked for again: a column of the board, a dashboard's rows. */
  seen?: readonly number[];
  /** The address of that page. */
  from?: string;
}

/** Where this application was opened from, if from a list. */
export function useListContext(): ListContext | undefined {
  const { state } = useLocation();
  // History may hold what an older version wrote, or what something else did.
  if (typeof state !== 'object' || state === null || !('query' in state)) return undefined;
  if (typeof state.query !== 'object' || state.query === null) return undefined;
  const address = 'address' in state && typeof state.address === 'string' ? state.address : undefined;
  const seen = 'seen' in state && Array.isArray(state.seen) ? state.seen.filter(isId) : undefined;
  const from = 'from' in state && typeof state.from === 'string' ? state.from : undefined;
  return { query: state.query, address, seen, from };
}

function isId(value: unknown): value is number {
  return Number.isInteger(value);
}

/** Where an application stands on the page one is about to leave: in its list or table, among those that are linked there too. */
export function asSeen(id: number): ListContext {
  const link = document.querySelector(`main [data-application="${id}"]`);
  const group = link?.closest('ul, ol, table, section') ?? document.querySelector('main');
  const links = group?.querySelectorAll<HTMLElement>('[data-application]') ?? [];
  const ids = [...links].map(({ dataset }) => Number(dataset['application']));
  return { query: {}, seen: [...new Set(ids)], from: `${location.pathname}${location.search}` };
}

/** The list of who applied for one job: where one came from no list, as by a link of a mail or another page. */
export function listOfJob(jobId: number): ListContext {
  return {
    query: { job: jobId, limit: 50 },
    address: paths.applicationsTo(jobId).slice(paths.applications.length),
  };
}

export interface PlaceInList {
  /** From 1. */
  position: number;
  /** How many are loaded, which is all where `complete`. */
  loaded: number;
  complete: boolean;
  previous: number | undefined;
  next: number | undefined;
}

/** Pages looked through for an application, so that a stale link does not load a whole list. */
const mostPages = 10;

/** Which application comes before and after one in a list, and at what place it stands; undefined while that is not known. */
export function usePlaceIn(listContext: ListContext | undefined, id: number): PlaceInList | undefined {
  const list = useApiPages(
    'GET /api/applications',
    { query: listContext?.query },
    { enabled: listContext !== undefined && !listContext.seen, staleTime: Infinity },
  );
  const ids =
    listContext?.seen ?? list.data?.pages.flatMap(({ items }) => items.map((item) => item.id)) ?? [];
  const index = ids.indexOf(id);
  const { isFetching, isError, fetchNextPage } = list;
  const hasNextPage = list.hasNextPage && !listContext?.seen;
  const wantsMore =
    hasNextPage &&
    !isFetching &&
    !isError &&
    (index === -1 ? (list.data?.pages.length ?? 0) < mostPages : index === ids.length - 1);
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);
  if (index === -1) return undefined;
  return {
    position: index + 1,
    loaded: ids.length,
    complete: !hasNextPage,
    previous: ids[index - 1],
    next: ids[index + 1],
  };
}
