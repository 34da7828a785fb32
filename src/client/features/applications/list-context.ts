import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useApiPages } from '#client/api/use-api.ts';
import type { QueryInput } from '#contract/api.ts';

/** The list an application was opened from, handed on with the link: kept in the browser's history, so it survives a reload. */
export interface ListContext {
  query: Partial<QueryInput<'GET /api/applications'>>;
  /** The query of the list's own address (`?tab=offered`), where it has one. */
  address?: string;
}

/** Where this application was opened from, if from a list. */
export function useListContext(): ListContext | undefined {
  const { state } = useLocation();
  // History may hold what an older version wrote, or what something else did.
  if (typeof state !== 'object' || state === null || !('query' in state)) return undefined;
  if (typeof state.query !== 'object' || state.query === null) return undefined;
  const address = 'address' in state && typeof state.address === 'string' ? state.address : undefined;
  return { query: state.query, address };
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
    { enabled: listContext !== undefined, staleTime: Infinity },
  );
  const ids = list.data?.pages.flatMap(({ items }) => items.map((item) => item.id)) ?? [];
  const index = ids.indexOf(id);
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
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
