import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import type { Column } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { JobSummary } from '#contract/api.ts';
import { JobStatusPill } from './JobStatusPill.tsx';

/** The columns in which tables of jobs agree; each table picks its own. The title names the row. */
export const jobColumns = {
  title: {
    header: 'Title',
    naming: true,
    cell: ({ id, title }) => (
      <Link to={paths.job(id)} dir="auto">
        {title}
      </Link>
    ),
  },
  company: { header: 'Company', cell: ({ companyName }) => <span dir="auto">{companyName}</span> },
  status: { header: 'Status', beside: true, cell: (job) => <JobStatusPill job={job} /> },
  location: {
    header: 'Location',
    short: true,
    cell: ({ location }) => <span dir="auto">{location ?? 'Not stated'}</span>,
  },
  posted: { header: 'Posted', said: true, cell: ({ postedDate }) => <Time value={postedDate} /> },
  applications: {
    header: 'Applications',
    figure: true,
    cell: ({ applicationCount }) => applicationCount.toLocaleString('en'),
  },
} satisfies Record<string, Column<JobSummary>>;
