import { Link } from 'react-router';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { PeopleImport } from '#contract/api.ts';
import { moveInSourceLabel } from '#domain/moving-in/sources.ts';
import type { ComponentProps } from 'react';
import { countsInWords, stateWords } from './import-words.ts';
import styles from './Imports.module.css';

interface Props {
  query: ComponentProps<typeof Rows<PeopleImport>>['query'];
  to: (id: number) => string;
}

/** What a company has sent before, the latest first. */
export function PastImports({ query, to }: Props) {
  return (
    <section className={styles.part} aria-labelledby="past">
      <h2 id="past">Your imports</h2>
      <Rows
        query={query}
        what="your imports"
        expected={2}
        empty={<p className={styles.quiet}>You haven’t sent a file yet.</p>}
      >
        {(rows) => (
          <Table
            caption="Your imports"
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              {
                header: 'File',
                naming: true,
                cell: ({ id, fileName }) => (
                  <Link to={to(id)}>
                    <bdi>{fileName}</bdi>
                  </Link>
                ),
              },
              { header: 'From', cell: ({ source }) => moveInSourceLabel[source] },
              { header: 'State', cell: ({ state }) => stateWords[state], beside: true },
              {
                header: 'Lines',
                cell: (row) => countsInWords(row) || row.rowCount.toLocaleString('en'),
                said: true,
              },
              { header: 'Sent', cell: ({ madeAt }) => <Time value={madeAt} as="ago" />, said: true },
            ]}
          />
        )}
      </Rows>
    </section>
  );
}
