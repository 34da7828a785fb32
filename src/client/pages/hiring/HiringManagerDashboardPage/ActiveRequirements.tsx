import { Link } from 'react-router';
import { staleAfter } from '#client/api/query-client.ts';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { Section } from '#client/features/dashboards/Section.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
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
    <Section
      title="Active Job Requirements"
      more={Boolean(jobs.data?.length) && <Link to={paths.manageJobsIn('active')}>All active jobs</Link>}
      lead={
        someWithoutDepartment &&
        'A dash stands where a job names no department. You add it by editing the job.'
      }
    >
      <Rows
        query={jobs}
        what="the active job requirements"
        expected={dashboardRows.hiringManagerList}
        empty={
          <EmptyState
            level={3}
            title="No active job requirements"
            text="Say what you need, and people can apply as soon as it is out."
            action={<ButtonLink to={paths.postJob}>Define New Job Requirements</ButtonLink>}
          />
        }
      >
        {(rows) => (
          <Table
            caption="Active job requirements"
            keyOf={({ id }) => id}
            rows={rows}
            columns={columnsFor(user)}
          />
        )}
      </Rows>
    </Section>
  );
}

function columnsFor(user: CurrentUser) {
  return [
    {
      header: 'Title',
      naming: true,
      cell: ({ id, title, open }: JobSummary) => (
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
      cell: ({ department }: JobSummary) =>
        department ? (
          <span dir="auto">{department}</span>
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">Not stated</span>
          </>
        ),
    },
    {
      header: 'Location',
      cell: ({ location }: JobSummary) => <span dir="auto">{location ?? 'Not stated'}</span>,
    },
    { header: 'Posted', cell: ({ postedDate }: JobSummary) => <Time value={postedDate} /> },
    {
      header: 'Applications',
      figure: true,
      cell: ({ applicationCount }: JobSummary) => applicationCount.toLocaleString('en'),
    },
    {
      header: 'Edit',
      actions: true,
      cell: (job: JobSummary) =>
        may['job.edit'](user, job) && (
          <ButtonLink size="compact" to={paths.editJob(job.id)} aria-label={`Edit \u2068${job.title}\u2069`}>
            Edit
          </ButtonLink>
        ),
    },
  ];
}
