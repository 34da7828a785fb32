/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows stand each at its place: drawn so, the elements of a table lose what they mean */
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';
import type { ListContext } from '#client/features/applications/list-context.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { Application } from '#contract/api.ts';
import styles from './ApplicationTable.module.css';
import type { ColumnName } from './columns.ts';
import type { RowActs } from './row-acts.ts';
import { TableRow } from './TableRow.tsx';
import { useRowsInSight } from './use-rows-in-sight.ts';

/** What the table can ask of its rows. */
export interface Rows {
  /** Brings a row into sight and gives it the focus. */
  focus: (index: number) => void;
  /** How many rows are in sight at once. */
  page: () => number;
}

interface Props {
  ref: Ref<Rows>;
  scroller: RefObject<HTMLDivElement | null>;
  rows: readonly Application[];
  /** How many there are in all; those that have not come yet keep their places. */
  count: number;
  rowHeight: number;
  columns: readonly ColumnName[];
  acts: RowActs;
  listContext: ListContext;
  currentId: number | undefined;
  selected: ReadonlySet<number>;
  saving: ReadonlySet<number>;
  selects: boolean;
  peeked: number | undefined;
  hasLeft: (application: Application) => boolean;
  /** How high all of them are at least, in pixels. */
  room: number;
  /** More rows are to be fetched. */
  onNearEnd: () => void;
}

export const headHeight = 34;
/** How far ahead of what is in sight the next page is asked for. */
const ahead = 100;
/** What stays free below a row that is brought into sight. */
const below = 8;

/** The rows in sight and a few around them, each at its place among all there are. */
export function TableBody(props: Props) {
  const { ref, scroller, rows, count, rowHeight, currentId, onNearEnd } = props;
  const awaited = useRef<number>(undefined);
  const currentAt = currentId === undefined ? -1 : rows.findIndex(({ id }) => id === currentId);
  const { from, to, last, look } = useRowsInSight(scroller, { count, rowHeight, headHeight });
  const wantsMore = last + ahead > rows.length && rows.length < count;
  const known = rows.length;
  useEffect(() => {
    // And again with each page that comes.
    if (wantsMore && known) onNearEnd();
  }, [wantsMore, known, onNearEnd]);

  const focusAwaited = () => {
    const row = awaited.current === undefined ? undefined : rows[awaited.current];
    const element = row && document.getElementById(`application-${row.id}`);
    if (!element) return;
    awaited.current = undefined;
    element.focus({ preventScroll: true });
  };
  useImperativeHandle(ref, () => ({
    focus: (index) => {
      awaited.current = index;
      if (scroller.current) bringIntoSight(scroller.current, index, rowHeight);
      // Most often it is drawn already, and what comes into sight with it is drawn as the table scrolls.
      if (!isDrawn(rows[index])) look();
      focusAwaited();
    },
    page: () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1),
  }));
  useLayoutEffect(focusAwaited);

  const drawn = Array.from({ length: to - from }, (_, at) => from + at);
  // The row that has the focus stays, however far one scrolls: it would be lost with it.
  if (currentAt >= 0 && currentAt < from) drawn.unshift(currentAt);
  if (currentAt >= to) drawn.push(currentAt);
  return (
    <div role="rowgroup" className={styles.rows} style={{ height: Math.max(count * rowHeight, props.room) }}>
      {drawn.map((index) => {
        const row = rows[index];
        const top = index * rowHeight;
        if (!row)
          return (
            <div
              key={`place ${index}`}
              aria-hidden="true"
              className={styles.place}
              style={{ transform: `translateY(${top}px)` }}
            >
              <Skeleton />
            </div>
          );
        return (
          <TableRow
            key={row.id}
            application={row}
            columns={props.columns}
            acts={props.acts}
            listContext={props.listContext}
            start={top}
            index={index}
            current={index === Math.max(0, currentAt)}
            selected={props.selected.has(row.id)}
            selects={props.selects}
            peeked={props.peeked === row.id}
            saving={props.saving.has(row.id)}
            left={props.hasLeft(row)}
          />
        );
      })}
    </div>
  );
}

function isDrawn(row: Application | undefined): boolean {
  return row !== undefined && document.getElementById(`application-${row.id}`) !== null;
}

/** Scrolls no further than a row needs to be seen whole, under the headings that stay. */
function bringIntoSight(scroller: HTMLElement, index: number, rowHeight: number): void {
  const top = index * rowHeight;
  const lowest = headHeight + top + rowHeight + below - scroller.clientHeight;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (lowest > scroller.scrollTop) scroller.scrollTop = lowest;
}
