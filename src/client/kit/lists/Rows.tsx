import type { ReactNode } from 'react';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import styles from './Rows.module.css';

interface Props<Row> {
  /** A query: its rows, or why there are none. */
  query: { data?: readonly Row[]; error: Error | null; refetch: () => unknown };
  /** What is listed: "your recent applications". */
  what: string;
  /** How many rows to hold a place for while they load. */
  expected: number;
  /** How high one of them is, as a CSS length; a table's row unless told. */
  rowHeight?: string;
  /** The face of an empty list. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A dashboard's list with its faces: loading, failed, empty, filled. */
export function Rows<Row>({ query, what, expected, rowHeight = '3rem', empty, children }: Props<Row>) {
  if (query.data) return query.data.length ? children(query.data) : empty;
  if (query.error) {
    return (
      <ErrorState
        level={3}
        title={`${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded`}
        error={query.error}
        retry={() => void query.refetch()}
      />
    );
  }
  return (
    <div className={styles.waiting}>
      <Loading what={what} />
      {Array.from({ length: expected }, (_, row) => (
        <Skeleton key={row} height={rowHeight} />
      ))}
    </div>
  );
}
