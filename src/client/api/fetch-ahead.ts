import type { CurrentUser } from '#contract/api.ts';
import type { Needs } from './call.ts';
import { queryClient } from './query-client.ts';
import { apiPages, apiQuery, type ListCall, type ReadCall } from './use-api.ts';

/** Where a link leads, and who may follow it. */
export interface Destination {
  /** What its address has for the parameters of the screen's pattern. */
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  user: CurrentUser;
}

/** What a page's module exports as `ahead`: it asks for what the page shows first, before anybody is there. */
export type FetchAhead = (to: Destination) => void;

/** What came so long ago, in milliseconds, a pointer does not fetch again. */
const young = 30_000;

/** Fetches into the cache what useApi of the same key and needs will look for. The server does not count it as a view. */
export function fetchAhead<Key extends ReadCall>(key: Key, needs: Needs<Key>): void {
  void queryClient.prefetchQuery({ ...apiQuery(key, needs, { prefetch: true }), staleTime: young });
}

/** The same for the first page of useApiPages. */
export function fetchPagesAhead<Key extends ListCall>(key: Key, needs: Needs<Key>): void {
  void queryClient.prefetchInfiniteQuery({ ...apiPages(key, needs, { prefetch: true }), staleTime: young });
}
