import { Select } from '#client/ui/Select.tsx';
import { Table } from '#client/ui/Table.tsx';
import type { JobImportDetail, PeopleImportDetail } from '#contract/api.ts';
import styles from './Import.module.css';

interface Props<Column extends string> {
  batch: Pick<JobImportDetail | PeopleImportDetail, 'columns' | 'columnsProblem'>;
  /** What a column can hold, and what that is called. */
  labels: Readonly<Record<Column, string>>;
  /** Of `labels`, those that are offered, in their order. */
  offered: readonly Column[];
  isSaving: boolean;
  /** Called with what the column at this place holds from now on; null for nothing that is brought along. */
  onHold: (at: number, column: Column | null) => void;
}

const leftOut = 'ignore';

/** What each column of a file holds, with a few of its values. */
export function ColumnsHeld<Column extends string>({
  batch: { columns, columnsProblem },
  labels,
  offered,
  isSaving,
  onHold,
}: Props<Column>) {
  const options = [
    { value: leftOut, label: 'Leave out' },
    ...offered.map((value) => ({ value: value as string, label: labels[value] })),
  ];
  return (
    <section className={styles.part} aria-labelledby="columns">
      <h2 id="columns">Columns</h2>
      {columnsProblem && <p role="alert">{columnsProblem}.</p>}
      <Table
        caption="Columns"
        rows={columns.map((column, at) => ({ ...column, at }))}
        keyOf={({ at }) => at}
        columns={[
          { header: 'Column', naming: true, cell: ({ name }) => <bdi>{name}</bdi> },
          {
            header: 'Holds',
            cell: ({ name, column, at }) => (
              <Select
                aria-label={`${name} holds`}
                value={column ?? leftOut}
                options={options}
                disabled={isSaving}
                onChange={({ target }) => onHold(at, offered.find((each) => each === target.value) ?? null)}
              />
            ),
          },
          {
            header: 'For example',
            cell: ({ samples }) => <span className={styles.quiet}>{samples.join(' · ') || 'Nothing'}</span>,
          },
        ]}
      />
    </section>
  );
}
