import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '#client/api/call.ts';
import { ErrorState } from '#client/ui/ErrorState.tsx';

interface Props<Entry> {
  query: UseQueryResult<Entry[], ApiError>;
  /** What could not be loaded, should that be so. */
  what: string;
  children: (entries: Entry[]) => ReactNode;
}

/** A list of entries, or why there is none. While they load the whole profile waits. */
export function Entries<Entry>({ query, what, children }: Props<Entry>) {
  if (query.data) return children(query.data);
  if (!query.error) return null;
  return (
    <ErrorState
      title={`${what} could not be loaded`}
      error={query.error}
      retry={() => void query.refetch()}
    />
  );
}
