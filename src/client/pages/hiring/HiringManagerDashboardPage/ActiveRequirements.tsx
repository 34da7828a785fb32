import { Link } from 'react-router';
import { staleAfter } from '#client/api/stale-after.ts';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { LatestSection } from '#client/features/dashboards/LatestSection.tsx';
import { jobColumns } from '#client/features/jobs/job-columns.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import type { Column } from '#client/ui/Table.tsx';
import type { CurrentUser, JobSummary } from '#contract/api.ts';
import { dashboardRows } from '#domain/limits.ts';
import { may } from '#domain/permissions.ts';

/** What is being hired for: the active jobs one runs. */
export function ActiveRequirements() {
  const user = useUser();
  const jobs = useApi(
    'GET /api/jobs',
    { query: { scope: 'own', status: 'active', sort: 'newest', limit: dashboardRows.hiringManagerList } },
    { staleTime: staleAfter.applications },
  );
  const someWithoutDepartment = jobs.data?.some(({ department }) => !department);
  return (
    <LatestSection
      title="Active Job Requirements"
      caption="Active job requirements"
      more={Boolean(jobs.data?.length) && <Link to={paths.manageJobsIn('active')}>All active jobs</Link>}
      lead={someWithoutDepartment && 'A dash means no department. Add one by editing the job.'}
      query={jobs}
      what="the active job requirements"
      expected={dashboardRows.hiringManagerList}
      empty={
        <EmptyState
          level={3}
          title="No active job requirements"
          text="Post what you need, and people can apply right away."
          action={<ButtonLink to={paths.postJob}>Define New Job Requirements</ButtonLink>}
        />
      }
      columns={columnsFor(user)}
    />
  );
}

function columnsFor(user: CurrentUser): Column<JobSummary>[] {
  return [
    {
      header: 'Title',
      naming: true,
      cell: ({ id, title, open }) => (
        <>
          <Link to={paths.job(id)} dir="auto">
            {title}
          </Link>{' '}
          {!open && <Pill>Deadline passed</Pill>}
        </>
      ),
    },
    {
      header: 'Department',
      cell: ({ department }) =>
        department ? (
          <span dir="auto">{department}</span>
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">Not stated</span>
          </>
        ),
    },
    jobColumns.location,
    jobColumns.posted,
    jobColumns.applications,
    {
      header: 'Edit',
      actions: true,
      cell: (job) =>
        may['job.edit'](user, job) && (
          <ButtonLink size="compact" to={paths.editJob(job.id)} aria-label={`Edit \u2068${job.title}\u2069`}>
            Edit
          </ButtonLink>
        ),
    },
  ];
}
