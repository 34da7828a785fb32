import type { ReactNode } from 'react';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
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
  return (
    <Loaded
      query={query}
      what={what}
      level={3}
      waiting={
        <div className={styles.waiting}>
          {Array.from({ length: expected }, (_, row) => (
            <Skeleton key={row} height={rowHeight} />
          ))}
        </div>
      }
    >
      {(rows) => (rows.length ? children(rows) : empty)}
    </Loaded>
  );
}
