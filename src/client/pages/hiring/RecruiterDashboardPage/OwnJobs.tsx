import { counted } from '#client/ui/counted.ts';
import { Link } from 'react-router';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { Section } from '#client/features/dashboards/Section.tsx';
import { jobColumns } from '#client/features/jobs/job-columns.tsx';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { type Column, Table } from '#client/ui/Table.tsx';
import type { JobSummary } from '#contract/api.ts';
import { jobStatusLabel } from '#domain/jobs.ts';
import styles from './OwnJobs.module.css';
import { useOwnJobs } from './use-own-jobs.ts';

export const ownJobsId = 'your-jobs';

/** The jobs this person has posted, whatever their status. */
export function OwnJobs({ userId }: { userId: number }) {
  const jobs = useOwnJobs(userId);
  const hasJobs = Boolean(jobs.data?.pages[0]?.items.length);
  return (
    <Section
      title="Your Jobs"
      id={ownJobsId}
      more={hasJobs && <Link to={paths.manageJobs}>Manage jobs</Link>}
    >
      <Rows
        query={{ ...jobs, data: jobs.data?.pages.flatMap(({ items }) => items) }}
        what="your jobs"
        expected={3}
        empty={
          <EmptyState
            level={3}
            title="You haven't posted any jobs yet"
            text="Posting takes a few minutes, and people can apply right away."
            action={<ButtonLink to={paths.postJob}>Post New Job</ButtonLink>}
          />
        }
      >
        {(rows) => (
          <>
            <Table brief caption="Your jobs" keyOf={({ id }) => id} rows={rows} columns={columns} />
            {jobs.hasNextPage && (
              <div>
                <Button
                  pending={jobs.isFetchingNextPage}
                  pendingLabel="Loading…"
                  onClick={() => void jobs.fetchNextPage()}
                >
                  Load more
                </Button>
              </div>
            )}
          </>
        )}
      </Rows>
    </Section>
  );
}

const columns: Column<JobSummary>[] = [
  {
    header: 'Title',
    naming: true,
    cell: (job) => (
      <span className={styles.title}>
        <span dir="auto">{job.title}</span>
        {!job.open && <Pill>{job.status === 'active' ? 'Deadline passed' : jobStatusLabel[job.status]}</Pill>}
      </span>
    ),
  },
  jobColumns.location,
  jobColumns.posted,
  {
    header: 'Applications',
    figure: true,
    cell: ({ id, title, applicationCount }) =>
      applicationCount ? (
        <Link
          to={paths.applicationsTo(id)}
          aria-label={`${counted(applicationCount, 'application')} for ${title}`}
        >
          {applicationCount.toLocaleString('en')}
        </Link>
      ) : (
        0
      ),
  },
  {
    header: 'View or edit',
    actions: true,
    cell: ({ id, title }) => (
      <>
        <ButtonLink size="compact" to={paths.job(id)} aria-label={`View ${title}`}>
          View
        </ButtonLink>
        <ButtonLink size="compact" to={paths.editJob(id)} aria-label={`Edit ${title}`}>
          Edit
        </ButtonLink>
      </>
    ),
  },
];
