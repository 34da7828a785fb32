import { keepPreviousData, useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Answer } from '#contract/api.ts';
import { answerKey, type ItemOf, type ListCall, pagesKey, type ReadCall, totalKey } from './api-cache.ts';
import { call, callPage, type ApiError, type Call, type Needs, type Page } from './call.ts';
import { staleAfter } from './stale-after.ts';

interface Options {
  /** Milliseconds until it is fetched again on the next visit; see staleAfter. */
  staleTime?: number;
  enabled?: boolean;
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
    placeholderData: options.keepPrevious ? keepPreviousData : undefined,
  });
}

/** Where such an answer is cached, and how it is fetched. */
export function apiQuery<Key extends ReadCall>(key: Key, needs: Needs<Key>, how: How = {}) {
  return {
    queryKey: answerKey(key, needs),
    // The cast: TypeScript cannot see that Needs<Key> fits the optional argument for every Key.
    queryFn: ({ signal }: Signalled) => (call as Loose<Answer<Key>>)(key, needs, { signal, ...how }),
  };
}

/** A list that comes in pages: `data.pages[].items`, `fetchNextPage()`, `hasNextPage`. */
export function useApiPages<Key extends ListCall>(key: Key, needs: Needs<Key>, options: Options = {}) {
  return useInfiniteQuery({
    ...apiPages(key, needs),
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
    // The cast: as above.
    queryFn: ({ signal, pageParam }: Signalled & { pageParam: string | undefined }) =>
      (callPage as Loose<Page<ItemOf<Key>>>)(
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
    // The cast: as above.
    queryFn: async ({ signal }) =>
      (await (callPage as Loose<Page<unknown>>)(key, needs, { signal })).total ?? 0,
  });
}

type How = { prefetch?: boolean };
/** How many items the first page has, and each that follows; else as many as what is asked for says. */
export interface Sized {
  sizes?: { first: number; next: number };
}
type Signalled = { signal: AbortSignal };
type Loose<Result> = (key: Call, needs: object, options: Signalled & How) => Promise<Result>;

/** Adds to what is asked for what is defined of these. */
function withQuery(needs: object, more: { cursor: string | undefined; limit: number | undefined }): object {
  const query = 'query' in needs && typeof needs.query === 'object' ? needs.query : {};
  const defined = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined));
  return { ...needs, query: { ...query, ...defined } };
}
