import { Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { PeopleImportDetail } from '#contract/api.ts';
import { statusLabel } from '#domain/application-status.ts';
import styles from '#client/features/moving-in/Import.module.css';

/** The first lines as they will be read. */
export function Preview({ batch: { preview } }: { batch: PeopleImportDetail }) {
  return (
    <section className={styles.part} aria-labelledby="preview">
      <h2 id="preview">First lines, as they will be read</h2>
      <Table
        caption="First lines"
        rows={preview}
        keyOf={({ line }) => line}
        columns={[
          { header: 'Name', naming: true, cell: ({ name }) => <bdi>{name || 'No name'}</bdi> },
          { header: 'Email', cell: ({ email }) => <bdi>{email ?? '–'}</bdi>, said: true },
          { header: 'Phone', cell: ({ phone }) => phone ?? '–', said: true },
          { header: 'Job', cell: ({ job }) => <bdi>{job}</bdi>, said: true },
          {
            header: 'Status',
            cell: ({ status }) => (status === 'withdrawn' ? 'Withdrawn' : status ? statusLabel[status] : '–'),
            said: true,
          },
          {
            header: 'Applied',
            cell: ({ appliedAt }) => (appliedAt ? <Time value={appliedAt} as="date" /> : '–'),
            said: true,
          },
          {
            header: 'Notes',
            cell: ({ notes, problems }) => (
              <span className={styles.quiet}>
                {problems.length ? problems.join('. ') : (notes?.slice(0, 120) ?? '–')}
              </span>
            ),
            said: true,
          },
        ]}
      />
    </section>
  );
}
