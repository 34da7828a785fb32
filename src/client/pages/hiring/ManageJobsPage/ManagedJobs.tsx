import { Link } from 'react-router';
import { staleAfter } from '#client/api/stale-after.ts';
import { useUser } from '#client/api/session.ts';
import { useApiPages } from '#client/api/use-api.ts';
import { jobColumns } from '#client/features/jobs/job-columns.tsx';
import { JobStatusMenu } from '#client/features/jobs/JobStatusMenu.tsx';
import { JobStatusPill } from '#client/features/jobs/JobStatusPill.tsx';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import type { ChangeListSearch } from '#client/kit/lists/use-list-search.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { type Column, Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { CurrentUser, JobSummary } from '#contract/api.ts';
import type { JobStatus } from '#domain/jobs.ts';
import { can, may } from '#domain/permissions.ts';
import { managed } from './managed.ts';
import styles from './ManagedJobs.module.css';
import { NoManagedJobs } from './NoManagedJobs.tsx';

interface Props {
  search: { text: string; filter?: JobStatus };
  change: ChangeListSearch<JobStatus>;
  /** How many there are in all, once that is known. */
  total?: number;
}

export function ManagedJobs({ search, change, total }: Props) {
  const user = useUser();
  const jobs = useApiPages('GET /api/jobs', managed(search), { staleTime: staleAfter.applications });
  return (
    <PagedRows
      query={jobs}
      what="the jobs"
      total={total}
      empty={<NoManagedJobs search={search} change={change} />}
    >
      {(rows) => (
        <Table
          caption="Jobs you run"
          keyOf={({ id }) => id}
          rows={rows}
          columns={columnsFor(user, search.filter)}
        />
      )}
    </PagedRows>
  );
}

function columnsFor(user: CurrentUser, filter: JobStatus | undefined): Column<JobSummary>[] {
  const companies = can['platform.administer'](user) || user.memberships.length > 1;
  return [
    jobColumns.title,
    {
      header: 'Status',
      beside: true,
      cell: (job) => (
        <>
          <JobStatusPill job={job} />
          {filter && job.status !== filter && <span className={styles.left}>Shown until you leave</span>}
        </>
      ),
    },
    ...(companies ? [jobColumns.company] : []),
    jobColumns.location,
    jobColumns.posted,
    {
      header: 'Closes',
      said: ({ applicationDeadline }) => applicationDeadline !== null,
      cell: ({ applicationDeadline }) =>
        applicationDeadline ? <Time value={applicationDeadline} /> : 'No deadline',
    },
    {
      header: 'Applications',
      figure: true,
      cell: ({ id, title, applicationCount }) =>
        applicationCount ? (
          <Link
            to={paths.applicationsTo(id)}
            aria-label={`${applicationCount} application${applicationCount === 1 ? '' : 's'} for \u2068${title}\u2069`}
          >
            {applicationCount.toLocaleString('en')}
          </Link>
        ) : (
          0
        ),
    },
    {
      header: 'Actions',
      actions: true,
      cell: (job) => (
        <>
          {may['job.edit'](user, job) && (
            <ButtonLink
              size="compact"
              to={job.status === 'draft' ? paths.draft(job.id) : paths.editJob(job.id)}
              aria-label={`Edit \u2068${job.title}\u2069`}
            >
              Edit
            </ButtonLink>
          )}
          {may['job.edit'](user, job) && (
            <ButtonLink
              size="compact"
              to={paths.copyOfJob(job.id)}
              aria-label={`Duplicate \u2068${job.title}\u2069`}
            >
              Duplicate
            </ButtonLink>
          )}
          <JobStatusMenu job={job} />
        </>
      ),
    },
  ];
}
