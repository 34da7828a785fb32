import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { Loading } from './Skeleton.tsx';

interface Props<Data> {
  /** A query: what it has fetched, or why it could not. */
  query: { data?: Data; error: Error | null; refetch: () => unknown };
  /** What is fetched: "the timeline". */
  what: string;
  /** Of the heading, where it failed. */
  level?: 2 | 3;
  /** Skeletons that hold its place; without them nothing shows until it is there. */
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query has fetched, and until then one of its other faces: loading, or failed. What was fetched once stays, even if a later try fails. */
export function Loaded<Data>({ query, what, level, waiting, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    return (
      <ErrorState
        level={level}
        title={`${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded`}
        error={query.error}
        retry={() => void query.refetch()}
      />
    );
  }
  return (
    waiting && (
      <>
        <Loading what={what} />
        {waiting}
      </>
    )
  );
}
