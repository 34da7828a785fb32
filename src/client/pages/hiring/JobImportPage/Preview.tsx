import styles from '#client/features/moving-in/Import.module.css';
import { Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { JobImportDetail } from '#contract/api.ts';
import { employmentTypeLabel } from '#domain/jobs.ts';

/** The first lines as they will be read. */
export function Preview({ batch: { preview } }: { batch: JobImportDetail }) {
  return (
    <section className={styles.part} aria-labelledby="preview">
      <h2 id="preview">First lines, as they will be read</h2>
      <Table
        caption="First lines"
        rows={preview}
        keyOf={({ line }) => line}
        columns={[
          { header: 'Title', naming: true, cell: ({ title }) => <bdi>{title ?? 'No title'}</bdi> },
          { header: 'Location', cell: ({ location }) => <bdi>{location ?? '–'}</bdi>, said: true },
          { header: 'Pay', cell: ({ salaryRange }) => <bdi>{salaryRange ?? '–'}</bdi>, said: true },
          {
            header: 'Type',
            cell: ({ employmentType }) => (employmentType ? employmentTypeLabel[employmentType] : '–'),
            said: true,
          },
          { header: 'Posted', cell: ({ postedDate }) => <Day day={postedDate} />, said: true },
          {
            header: 'Deadline',
            cell: ({ applicationDeadline }) => <Day day={applicationDeadline} />,
            said: true,
          },
          {
            header: 'Problems',
            cell: ({ problems }) => <span className={styles.quiet}>{problems.join('. ') || 'None'}</span>,
            said: true,
          },
        ]}
      />
    </section>
  );
}

function Day({ day }: { day: string | null }) {
  return day ? <Time value={day} as="date" /> : '–';
}
