import { keepPreviousData, useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Answer } from '#contract/api.ts';
import { call, callPage, type ApiError, type Call, type Needs, type Page } from './call.ts';
import { queryClient, staleAfter } from './query-client.ts';

export type ReadCall = Extract<Call, `GET ${string}`>;
export type ListCall = { [Key in ReadCall]: Answer<Key> extends readonly unknown[] ? Key : never }[ReadCall];
type ItemOf<Key extends Call> = Answer<Key> extends readonly (infer Item)[] ? Item : never;

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
    queryKey: [key, needs] as const,
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
export function apiPages<Key extends ListCall>(key: Key, needs: Needs<Key>, how: How = {}) {
  return {
    queryKey: [key, needs, 'pages'] as const,
    initialPageParam: undefined as string | undefined, // widened: later pages have a cursor
    // The cast: as above.
    queryFn: ({ signal, pageParam }: Signalled & { pageParam: string | undefined }) =>
      (callPage as Loose<Page<ItemOf<Key>>>)(key, withCursor(needs, pageParam), { signal, ...how }),
    getNextPageParam: (last: Page<ItemOf<Key>>) => last.cursor,
  };
}

/** Marks what a write has changed, so that it is fetched anew where it is shown: every cached answer of these calls. */
export async function refresh(...keys: ReadCall[]): Promise<void> {
  await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}

type How = { prefetch?: boolean };
type Signalled = { signal: AbortSignal };
type Loose<Result> = (key: Call, needs: object, options: Signalled & How) => Promise<Result>;

function withCursor(needs: object, cursor: string | undefined): object {
  return cursor
    ? { ...needs, query: { ...(('query' in needs ? needs.query : undefined) as object | undefined), cursor } }
    : needs;
}
