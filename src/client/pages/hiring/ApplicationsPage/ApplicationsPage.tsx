import { prefetch, prefetchPages, type PrefetchScreen } from '#client/api/prefetch.ts';
import { useApi } from '#client/api/use-api.ts';
import { staleAfter } from '#client/api/stale-after.ts';
import { useUser } from '#client/api/session.ts';
import { JobAssist } from '#client/features/assist/JobAssist.tsx';
import { useDefaultView } from '#client/features/views/use-default-view.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import type { CurrentUser } from '#contract/api.ts';
import { applicationStatuses, statusLabel } from '#domain/application-status.ts';
import { can, isAdmin, isCompanyAdmin, isHiringSide, isJobSeeker } from '#domain/permissions.ts';
import { ApplicationList } from './ApplicationList.tsx';
import { FilterBar } from './FilterBar.tsx';
import { listed, narrowing, readSearch, useApplicationSearch } from './use-application-search.ts';

export const prefetchScreen: PrefetchScreen = ({ search, user }) => {
  const wanted = readSearch(search);
  if (can['view.keep'](user)) prefetch('GET /api/views', { query: { screen: 'applications' } });
  prefetch('GET /api/applications/counts', { query: narrowing(wanted) });
  prefetchPages('GET /api/applications', { query: listed(wanted) });
};

/** One's own applications, or those to the jobs one runs. */
export function ApplicationsPage() {
  const user = useUser();
  const settled = useDefaultView('applications');
  const { search, change, query } = useApplicationSearch();
  const counts = useApi(
    'GET /api/applications/counts',
    { query: narrowing(search) },
    {
      staleTime: staleAfter.applications,
      keepPrevious: true,
      enabled: settled,
    },
  );
  const tabs = [
    { value: 'all' as const, label: 'All', count: counts.data?.all },
    ...applicationStatuses.map((status) => ({
      value: status,
      label: statusLabel[status],
      count: counts.data?.[status],
    })),
  ];
  return (
    <>
      <PageHeader
        title="Applications"
        lead={leadFor(user)}
        actions={
          can['application.board'](user) && (
            <ButtonLink to={search.job ? paths.pipeline(search.job) : paths.board} icon="chart">
              As a board
            </ButtonLink>
          )
        }
      />
      <FilterBar search={search} change={change} query={query} />
      {search.job && isHiringSide(user) && <JobAssist key={search.job} jobId={search.job} />}
      <Tabs label="Status" tabs={tabs} chosen={search.tab} onChoose={(tab) => change({ tab })}>
        {settled && <ApplicationList search={search} change={change} total={counts.data?.[search.tab]} />}
      </Tabs>
    </>
  );
}

function leadFor(user: CurrentUser): string {
  if (isJobSeeker(user)) return 'Every job you have applied for, and how it stands.';
  if (isAdmin(user)) return 'Every application on this platform.';
  return isCompanyAdmin(user)
    ? 'Everyone who has applied to your company.'
    : 'Everyone who has applied to your jobs.';
}
