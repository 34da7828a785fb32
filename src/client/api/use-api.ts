import { keepPreviousData, useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Answer } from '#contract/api.ts';
import { call, callPage, type ApiError, type Call, type Needs, type Page } from './call.ts';
import { queryClient } from './query-client.ts';

type ReadCall = Extract<Call, `GET ${string}`>;
type ListCall = { [Key in ReadCall]: Answer<Key> extends readonly unknown[] ? Key : never }[ReadCall];
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
    queryKey: [key, needs],
    // The cast: TypeScript cannot see that Needs<Key> fits the optional argument for every Key.
    queryFn: ({ signal }) => (call as Loose<Answer<Key>>)(key, needs, { signal }),
    staleTime: options.staleTime,
    enabled: options.enabled,
    placeholderData: options.keepPrevious ? keepPreviousData : undefined,
  });
}

/** A list that comes in pages: `data.pages[].items`, `fetchNextPage()`, `hasNextPage`. */
export function useApiPages<Key extends ListCall>(key: Key, needs: Needs<Key>, options: Options = {}) {
  return useInfiniteQuery({
    queryKey: [key, needs, 'pages'],
    initialPageParam: undefined as string | undefined, // widened: later pages have a cursor
    // The cast: as above.
    queryFn: ({ signal, pageParam }) =>
      (callPage as Loose<Page<ItemOf<Key>>>)(key, withCursor(needs, pageParam), { signal }),
    getNextPageParam: (last: Page<ItemOf<Key>>) => last.cursor,
    staleTime: options.staleTime,
    enabled: options.enabled,
    placeholderData: options.keepPrevious ? keepPreviousData : undefined,
  });
}

/** Marks what a write has changed, so that it is fetched anew where it is shown: every cached answer of these calls. */
export async function refresh(...keys: ReadCall[]): Promise<void> {
  await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}

type Loose<Result> = (key: Call, needs: object, options: { signal: AbortSignal }) => Promise<Result>;

function withCursor(needs: object, cursor: string | undefined): object {
  return cursor
    ? { ...needs, query: { ...(('query' in needs ? needs.query : undefined) as object | undefined), cursor } }
    : needs;
}
