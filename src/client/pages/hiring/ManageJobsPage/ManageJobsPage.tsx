import { Link } from 'react-router';
import { staleAfter } from '#client/api/stale-after.ts';
import { prefetch, prefetchPages, type PrefetchScreen } from '#client/api/prefetch.ts';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { ConfirmedDownload } from '#client/features/accounts/ConfirmedDownload.tsx';
import { ListSearchBox } from '#client/kit/lists/ListSearchBox.tsx';
import { readListSearch, useListSearch } from '#client/kit/lists/use-list-search.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import { jobStatuses, jobStatusLabel } from '#domain/jobs.ts';
import { can } from '#domain/permissions.ts';
import { suspendedCompany } from '#domain/suspension.ts';
import { managed } from './managed.ts';
import { ManagedJobs } from './ManagedJobs.tsx';
import { WhoPosts } from './WhoPosts.tsx';

export const prefetchScreen: PrefetchScreen = ({ search }) => {
  const wanted = readListSearch(search, 'status', jobStatuses);
  prefetch('GET /api/jobs/counts', { query: { search: wanted.text } });
  prefetchPages('GET /api/jobs', managed(wanted));
};

/** The jobs one runs, of every status. */
export function ManageJobsPage() {
  const user = useUser();
  const { search, change } = useListSearch('status', jobStatuses);
  const counts = useApi(
    'GET /api/jobs/counts',
    { query: { search: search.text } },
    { staleTime: staleAfter.applications, keepPrevious: true },
  );
  const tabs = [
    { value: 'all' as const, label: 'All', count: counts.data?.all },
    ...jobStatuses.map((value) => ({ value, label: jobStatusLabel[value], count: counts.data?.[value] })),
  ];
  return (
    <>
      <PageBar
        wide
        title="Manage Jobs"
        lead={
          <>
            The jobs you run, open or not.{' '}
            {can['job.import'](user) && <Link to={paths.importJobs}>Import jobs</Link>}
          </>
        }
        actions={
          <>
            <ConfirmedDownload to={paths.listFile('jobs', { status: search.filter, search: search.text })}>
              Download CSV
            </ConfirmedDownload>
            {can['job.post'](user) && suspendedCompany(user) === undefined && (
              <ButtonLink to={paths.postJob} variant="primary" icon="plus">
                Post New Job
              </ButtonLink>
            )}
          </>
        }
      >
        <ListSearchBox
          inBar
          label="Search your jobs"
          text={search.text}
          onSearch={(text) => change({ text }, 'replace')}
        />
      </PageBar>
      <Tabs
        label="Status"
        tabs={tabs}
        chosen={search.filter ?? 'all'}
        onChoose={(tab) => change({ filter: tab === 'all' ? undefined : tab })}
      >
        <ManagedJobs search={search} change={change} total={counts.data?.[search.filter ?? 'all']} />
      </Tabs>
      {!can['job.post'](user) && <WhoPosts user={user} />}
    </>
  );
}
