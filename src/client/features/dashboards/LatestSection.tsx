import type { ReactNode } from 'react';
import { type Column, Table } from '#client/ui/Table.tsx';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { Section } from './Section.tsx';

interface Props<Row> {
  title: string;
  /** What the table lists, for screen readers. */
  caption: string;
  /** As in Section. */
  lead?: ReactNode;
  more?: ReactNode;
  /** As in Rows. */
  query: { data?: readonly Row[]; error: Error | null; refetch: () => unknown };
  what: string;
  expected: number;
  empty: ReactNode;
  columns: readonly Column<Row>[];
}

/** A part of a dashboard that lists the latest of something in a table. */
export function LatestSection<Row extends { id: number }>(props: Props<Row>) {
  const { title, caption, lead, more, query, what, expected, empty, columns } = props;
  return (
    <Section title={title} lead={lead} more={more}>
      <Rows query={query} what={what} expected={expected} empty={empty}>
        {(rows) => <Table brief caption={caption} keyOf={({ id }) => id} rows={rows} columns={columns} />}
      </Rows>
    </Section>
  );
}
