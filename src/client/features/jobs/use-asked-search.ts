import { useMemo } from 'react';
import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import type { AskedSearch } from '#contract/api.ts';
import { mayHoldFilters } from '#domain/filter-words.ts';
import { limits } from '#domain/limits.ts';
import { withFilterWords } from './asked-search.ts';
import type { JobSearch } from './job-search.ts';

interface Asked {
  /** The search with the filters its words stand for. */
  search: JobSearch;
  asked: AskedSearch;
  /** Whether the words have been read; until then it is the search before. */
  isRead: boolean;
}

/** What the words of a search ask for: part time, in Malé, over 900 USD are filters, like those set by hand. */
export function useAskedSearch(search: JobSearch): Asked {
  const { search: words } = search;
  const reads = mayHoldFilters(words);
  const { data, isError } = useApi(
    'GET /api/jobs/asked',
    { query: { search: words.slice(0, limits.search) } },
    { enabled: reads, staleTime: staleAfter.jobs },
  );
  const asked = reads ? data : undefined;
  return useMemo(
    () => ({
      search: asked ? withFilterWords(search, asked) : search,
      asked: asked ?? { search: words, filters: [] },
      isRead: !reads || asked !== undefined || isError,
    }),
    [search, asked, words, reads, isError],
  );
}
