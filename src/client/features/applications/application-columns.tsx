import { Pill } from '#client/ui/Pill.tsx';
import type { Column } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Application } from '#contract/api.ts';
import { StatusBadge } from './StatusBadge.tsx';

/** The columns in which tables of applications agree; each table picks its own, and says which one names the row. */
export const applicationColumns = {
  applicant: { header: 'Applicant', cell: ({ applicantName }) => <span dir="auto">{applicantName}</span> },
  job: { header: 'Job', cell: ({ jobTitle }) => <span dir="auto">{jobTitle}</span> },
  company: { header: 'Company', cell: ({ companyName }) => <span dir="auto">{companyName}</span> },
  applied: { header: 'Applied', said: true, cell: ({ applicationDate }) => <Time value={applicationDate} /> },
  appliedAgo: {
    header: 'Applied',
    said: true,
    cell: ({ applicationDate }) => <Time value={applicationDate} as="ago" />,
  },
  status: {
    header: 'Status',
    beside: true,
    cell: ({ status, withdrawnAt }) =>
      withdrawnAt ? <Pill icon="undo">Withdrawn</Pill> : <StatusBadge status={status} />,
  },
} satisfies Record<string, Column<Application>>;
