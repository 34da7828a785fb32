import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '#client/api/call.ts';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import styles from './JobSeekerProfile.module.css';

interface Props<Entry> {
  query: UseQueryResult<Entry[], ApiError>;
  what: string;
  children: (entries: Entry[]) => ReactNode;
}

/** A list's faces while it loads and when it could not be. */
export function Entries<Entry>({ query, what, children }: Props<Entry>) {
  if (query.data) return children(query.data);
  if (query.error) {
    return (
      <ErrorState
        title={`${what.replace('your', 'Your')} could not be loaded`}
        error={query.error}
        retry={() => void query.refetch()}
      />
    );
  }
  return (
    <div className={styles.waiting}>
      <Loading what={what} />
      <Skeleton height="5rem" />
      <Skeleton height="5rem" />
    </div>
  );
}
