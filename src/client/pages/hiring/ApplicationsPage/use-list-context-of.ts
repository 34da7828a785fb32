import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#client/paths.ts';
import { useUser } from '#client/api/session.ts';
import type { ListContext } from '#client/features/applications/list-context.ts';
import type { QueryInput } from '#contract/api.ts';
import { listed, readSearch } from './use-application-search.ts';

/** What is listed, for the query and for the pages opened from it; the same object while nothing changes. */
export function useListContextOf(): ListContext {
  const user = useUser();
  const { search: address } = useLocation();
  return useMemo(
    () => ({ query: listed(readSearch(new URLSearchParams(address)), user), address }),
    [address, user],
  );
}

/** Where all of what is listed is a file. */
export function fileOf({ limit: _, ...query }: QueryInput<'GET /api/applications'>): string {
  return paths.listFile('applications', query);
}
