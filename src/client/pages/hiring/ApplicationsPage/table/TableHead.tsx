/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows stand each at its place: drawn so, the elements of a table lose what they mean */
import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { applicationSorts, type ApplicationSort } from '#domain/application-sorts.ts';
import styles from './ApplicationTable.module.css';
import { columnLook, sortAfter, type ColumnName } from './columns.ts';

interface Props {
  columns: readonly ColumnName[];
  sort: ApplicationSort;
  onSort: (sort: ApplicationSort) => void;
  /** The box that selects all. */
  box: ReactNode;
}

/** The headings, each of which sorts by its column. */
export function TableHead({ columns, sort, onSort, box }: Props) {
  const { by, descending } = applicationSorts[sort];
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headings}>
        <div role="columnheader" aria-label="Select" className={styles.boxCell}>
          {box}
        </div>
        {columns.map((name) => {
          const sorted = by === name ? (descending ? 'descending' : 'ascending') : undefined;
          return (
            <div key={name} role="columnheader" aria-sort={sorted} className={styles.heading}>
              <button
                type="button"
                className={classNames(styles.sort, sorted && styles.sorted)}
                onClick={() => onSort(sortAfter(name, sort))}
              >
                {columnLook[name].label}
                {sorted && <Icon name={descending ? 'chevron-down' : 'chevron-up'} size={16} />}
              </button>
            </div>
          );
        })}
      </div>
    </div>
  );
}
