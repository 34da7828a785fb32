import type { CurrentUser } from '#contract/api.ts';
import type { Needs } from './call.ts';
import type { ListCall, ReadCall } from './api-cache.ts';
import { queryClient } from './query-client.ts';
import { apiPages, apiQuery, type Sized } from './use-api.ts';

/** Where a link leads, and who may follow it. */
export interface Destination {
  /** What its address has for the parameters of the screen's pattern. */
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  user: CurrentUser;
}

/** What a page's module exports as `prefetchScreen`: it asks for what the page shows first, before anybody is there. */
export type PrefetchScreen = (to: Destination) => void;

/** What came so long ago a pointer does not fetch again. */
const maxAgeMs = 30_000;

/**
 * Fetches into the cache what useApi of the same key and needs will look for. The server does not count it as a view:
 * whoever followed the link before the answer came has looked nevertheless, so what is one thing is then asked for again.
 */
export function prefetch<Key extends ReadCall>(key: Key, needs: Needs<Key>): void {
  const query = apiQuery(key, needs, { prefetch: true });
  const queryFn: typeof query.queryFn = async (signalled) => {
    const answer = await query.queryFn(signalled);
    // When the answer has been put into the cache.
    if (key.endsWith('/:id')) setTimeout(() => void refetchAsView(key, needs));
    return answer;
  };
  void queryClient.prefetchQuery({ ...query, queryFn, staleTime: maxAgeMs });
}

async function refetchAsView<Key extends ReadCall>(key: Key, needs: Needs<Key>): Promise<void> {
  const query = apiQuery(key, needs);
  const isShown = queryClient.getQueryCache().find({ queryKey: query.queryKey })?.isActive();
  if (isShown) await queryClient.prefetchQuery({ ...query, staleTime: 0 });
}

/** The same for the first page of useApiPages. */
export function prefetchPages<Key extends ListCall>(
  key: Key,
  needs: Needs<Key>,
  { staleTime = maxAgeMs, sizes }: Sized & { staleTime?: number } = {},
): void {
  void queryClient.prefetchInfiniteQuery({ ...apiPages(key, needs, { prefetch: true, sizes }), staleTime });
}
