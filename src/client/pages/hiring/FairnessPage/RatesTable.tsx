import { useId } from 'react';
import { Table } from '#client/ui/Table.tsx';
import styles from './FairnessPage.module.css';
import { percent, ratio, sentenceOf, type RatesOfGroup, type TableOfRates } from './report-tables.ts';

/** One question's groups with their rates, and in a sentence what they show. */
export function RatesTable({ table }: { table: TableOfRates }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h2 id={heading}>{table.title}</h2>
      <p className={styles.summary}>{sentenceOf(table)}</p>
      {table.rows.length > 0 && (
        <Table
          caption={table.title}
          rows={table.rows}
          keyOf={({ group }) => group}
          columns={[
            { header: 'Group', naming: true, cell: ({ group }: RatesOfGroup) => group },
            { header: 'People', figure: true, cell: ({ people }) => people.toLocaleString('en') },
            {
              header: 'Moved forward',
              figure: true,
              cell: ({ selectionRate }) => percent(selectionRate),
            },
            { header: 'Impact ratio', figure: true, cell: ({ selectionImpact }) => ratio(selectionImpact) },
            {
              header: 'Scored above the median',
              figure: true,
              cell: ({ scoringRate }) => percent(scoringRate),
            },
            {
              header: 'Impact ratio of scores',
              figure: true,
              cell: ({ scoringImpact }) => ratio(scoringImpact),
            },
          ]}
        />
      )}
    </section>
  );
}
