/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows stand each at its place: drawn so, the elements of a table lose what they mean */
import { memo, useMemo } from 'react';
import type { ListContext } from '#client/features/applications/list-context.ts';
import { classNames } from '#client/ui/class-names.ts';
import inputs from '#client/ui/Inputs.module.css';
import type { Application } from '#contract/api.ts';
import styles from './ApplicationTable.module.css';
import { cells } from './cells.tsx';
import type { ColumnName } from './columns.ts';
import { CurrentOf, RowContextOf, type RowActs } from './row-acts.ts';

interface Props {
  application: Application;
  columns: readonly ColumnName[];
  acts: RowActs;
  listContext: ListContext;
  /** From the top of the rows, in pixels, and its place among all there are, from 0. */
  start: number;
  index: number;
  current: boolean;
  selected: boolean;
  /** Left out where nobody can be selected. */
  selects: boolean;
  peeked: boolean;
  saving: boolean;
  left: boolean;
}

/** Drawn anew only when it changes itself. */
export const TableRow = memo(function TableRow(props: Props) {
  const {
    application,
    columns,
    acts,
    listContext,
    start,
    index,
    current,
    selected,
    selects,
    peeked,
    saving,
    left,
  } = props;
  const { id, applicantName, mayMove } = application;
  const context = useMemo(
    () => ({ acts, left, listContext, stepApart: columns.includes('step') }),
    [acts, left, listContext, columns],
  );
  return (
    <RowContextOf value={context}>
      {/* Of all rows one is reached by Tab, and keys walk on from it (use-table-keys.ts); what a press on the row does,
            Space does too. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- as above */}
      <div
        role="row"
        id={`application-${id}`}
        aria-rowindex={index + 2}
        aria-selected={selects ? selected : undefined}
        aria-labelledby={`name-of-${id}`}
        aria-busy={saving}
        tabIndex={current ? 0 : -1}
        className={classNames(
          styles.row,
          selected && styles.selected,
          peeked && styles.peeked,
          left && styles.leaving,
        )}
        style={{ transform: `translateY(${start}px)` }}
        onFocus={() => acts.enter(application)}
        onClick={(event) => {
          // Links, boxes and menus do their own.
          if (event.target instanceof Element && event.target.closest('a, button, input, label, [popover]'))
            return;
          if (event.shiftKey) acts.select(application, true);
          else acts.peek(application);
        }}
      >
        <div role="gridcell" className={styles.boxCell}>
          {selects && mayMove && (
            <label className={styles.boxLabel}>
              <input
                type="checkbox"
                className={inputs.box}
                tabIndex={current ? 0 : -1}
                checked={selected}
                aria-label={`Select \u2068${applicantName}\u2069`}
                onClick={(event) => acts.select(application, event.shiftKey)}
                onChange={() => undefined}
              />
            </label>
          )}
        </div>
        <CurrentOf value={current}>
          {columns.map((name) => {
            const Cell = cells[name];
            return (
              <div
                key={name}
                role="gridcell"
                id={name === 'name' ? `name-of-${id}` : undefined}
                className={styles.cell}
              >
                <Cell application={application} />
              </div>
            );
          })}
        </CurrentOf>
      </div>
    </RowContextOf>
  );
});
