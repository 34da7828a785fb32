/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- A table whose parts
   are displayed as blocks is no table any more to some screen readers, unless its roles are spelled out. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Table.module.css';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** What names the row: a header of its own. One column has it. */
  naming?: boolean;
  /** Figures stand under each other. */
  figure?: boolean;
  /** Where a row is two lines: its header stands before the value, in the rows in which that says too little without. */
  said?: boolean | ((row: Row) => boolean);
  /** Where a row is two lines: it stands in the first, after the name. */
  beside?: boolean;
  /** Says little and is never broken into lines: the name has the room. */
  short?: boolean;
  /** Buttons and links: the header is for screen readers only. */
  actions?: boolean;
}

interface Props<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => number | string;
  /** In little room a row is two lines: the name with what can be done, and below it the rest. So it is of more than a few columns. */
  brief?: boolean;
}

/** Tables of so many columns need half the room. */
const few = 3;

/** A table that on phones becomes two lines a row, or one of a few columns a block. */
export function Table<Row>({ caption, columns, rows, keyOf, brief = columns.length > few }: Props<Row>) {
  return (
    <div
      className={classNames(styles.frame, brief && styles.brief)}
      data-few={(!brief && columns.length <= few) || undefined}
    >
      <table role="table" className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ header, figure, actions }) => (
              <th
                key={header}
                role="columnheader"
                scope="col"
                className={classNames(figure && styles.figure)}
              >
                {actions ? <span className="visually-hidden">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map((column) => (
                <Cell key={column.header} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({
  column: { header, cell, naming, figure, said, beside, short, actions },
  row,
}: {
  column: Column<Row>;
  row: Row;
}) {
  if (naming) {
    return (
      <th role="rowheader" scope="row" className={styles.naming}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td
      role="cell"
      className={classNames(
        figure && styles.figure,
        (typeof said === 'function' ? said(row) : said) && styles.said,
        beside && styles.beside,
        short && styles.short,
        actions && styles.actions,
      )}
    >
      {!actions && (
        <span className={styles.header} aria-hidden="true">
          {header}
        </span>
      )}
      {actions ? (
        <div className={styles.buttons}>{cell(row)}</div>
      ) : (
        <div className={styles.value}>{cell(row)}</div>
      )}
    </td>
  );
}
