import { keepPreviousData, useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Answer } from '#contract/api.ts';
import { answerKey, type ItemOf, type ListCall, pagesKey, type ReadCall, totalKey } from './api-cache.ts';
import { ask, askPage, type ApiError, type Needs, type Page } from './call.ts';
import { staleAfter } from './stale-after.ts';

interface Options {
  /** Milliseconds until it is fetched again on the next visit; see staleAfter. */
  staleTime?: number;
  enabled?: boolean;
  /** Milliseconds after which it is fetched again while it is shown. */
  everyMs?: number;
  /** Show the last answer while the next one for other needs is under way. */
  keepPrevious?: boolean;
}

/** What a GET of the contract answers, cached under the call and what it needs: `useApi('GET /api/jobs/:id', { params: { id } })`. */
export function useApi<Key extends ReadCall>(
  key: Key,
  needs: Needs<Key>,
  options: Options = {},
): UseQueryResult<Answer<Key>, ApiError> {
  return useQuery<Answer<Key>, ApiError>({
    ...apiQuery(key, needs),
    staleTime: options.staleTime ?? staleAfter.visit,
    enabled: options.enabled,
    refetchInterval: options.everyMs ?? false,
    placeholderData: options.keepPrevious ? keepPreviousData : undefined,
  });
}

/** Where such an answer is cached, and how it is fetched. */
export function apiQuery<Key extends ReadCall>(key: Key, needs: Needs<Key>, how: How = {}) {
  return {
    queryKey: answerKey(key, needs),
    queryFn: ({ signal }: Signalled) => ask(key, needs, { signal, ...how }),
  };
}

/** A list that comes in pages: `data.pages[].items`, `fetchNextPage()`, `hasNextPage`. */
export function useApiPages<Key extends ListCall>(
  key: Key,
  needs: Needs<Key>,
  options: Options & Sized = {},
) {
  return useInfiniteQuery({
    ...apiPages(key, needs, { sizes: options.sizes }),
    staleTime: options.staleTime ?? staleAfter.visit,
    enabled: options.enabled,
    placeholderData: options.keepPrevious ? keepPreviousData : undefined,
  });
}

/** Where such a list is cached, and how its pages are fetched. */
export function apiPages<Key extends ListCall>(
  key: Key,
  needs: Needs<Key>,
  { sizes, ...how }: How & Sized = {},
) {
  return {
    queryKey: pagesKey(key, needs),
    initialPageParam: undefined as string | undefined, // widened: later pages have a cursor
    queryFn: ({ signal, pageParam }: Signalled & { pageParam: string | undefined }) =>
      askPage(
        key,
        withQuery(needs, { cursor: pageParam, limit: pageParam === undefined ? sizes?.first : sizes?.next }),
        { signal, ...how },
      ),
    getNextPageParam: (last: Page<ItemOf<Key>>) => last.cursor,
  };
}

/** How long a list is, without its items: the server counts as it answers a page of it. */
export function useApiTotal<Key extends ListCall>(
  key: Key,
  needs: Needs<Key>,
): UseQueryResult<number, ApiError> {
  return useQuery<number, ApiError>({
    queryKey: totalKey(key, needs),
    queryFn: async ({ signal }) => (await askPage(key, needs, { signal })).total ?? 0,
  });
}

type How = { prefetch?: boolean };
/** How many items the first page has, and each that follows; else as many as what is asked for says. */
export interface Sized {
  sizes?: { first: number; next: number };
}
type Signalled = { signal: AbortSignal };

/** Adds to what is asked for what is defined of these. */
function withQuery<Asked extends object>(
  needs: Asked,
  more: { cursor: string | undefined; limit: number | undefined },
) {
  const query = 'query' in needs && typeof needs.query === 'object' ? needs.query : {};
  const defined = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined));
  return { ...needs, query: { ...query, ...defined } };
}
