import type { ReactNode } from 'react';
import { Button, IconButton } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Popover } from '#client/ui/Popover.tsx';
import { columnLook, columnNames, movedColumn, withColumn, type ColumnName } from './columns.ts';
import styles from './ColumnChoice.module.css';

interface Arranged {
  columns: readonly ColumnName[];
  arrange: (columns: readonly ColumnName[]) => void;
}

interface Props extends Arranged {
  /** What else is done with the table as it stands. */
  children?: ReactNode;
}

/** Which columns the table has, and in which order. */
export function ColumnChoice({ columns, arrange, children }: Props) {
  const hidden = columnNames.filter((name) => !columns.includes(name));
  return (
    <Popover
      label="Columns"
      renderTrigger={(trigger) => (
        <Button {...trigger} variant="quiet" icon="columns">
          Columns
        </Button>
      )}
    >
      <ul className={styles.columns}>
        {[...columns, ...hidden].map((name) => (
          <li key={name} className={styles.column}>
            <Checkbox
              label={columnLook[name].label}
              className={styles.label}
              checked={columns.includes(name)}
              disabled={name === 'name'}
              onChange={({ target }) => arrange(withColumn(columns, name, target.checked))}
            />
            {columns.includes(name) && <Order name={name} columns={columns} arrange={arrange} />}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button size="compact" variant="quiet" onClick={() => arrange(columnNames)}>
          Reset columns
        </Button>
        {children}
      </div>
    </Popover>
  );
}

/** At either end the arrow stays where it is, so that the focus does. */
function Order({ name, columns, arrange }: Arranged & { name: ColumnName }) {
  const { label } = columnLook[name];
  return (
    <>
      <IconButton
        size="compact"
        icon="chevron-up"
        label={`Move ${label} left`}
        aria-disabled={columns[0] === name}
        onClick={() => arrange(movedColumn(columns, name, -1))}
      />
      <IconButton
        size="compact"
        icon="chevron-down"
        label={`Move ${label} right`}
        aria-disabled={columns.at(-1) === name}
        onClick={() => arrange(movedColumn(columns, name, 1))}
      />
    </>
  );
}
