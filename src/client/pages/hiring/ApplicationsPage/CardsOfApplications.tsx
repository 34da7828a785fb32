import { useUser } from '#client/api/session.ts';
import { JobAssist } from '#client/features/assist/JobAssist.tsx';
import { ConfirmedDownload } from '#client/features/accounts/ConfirmedDownload.tsx';
import { JobFilter } from '#client/features/applications/JobFilter.tsx';
import { ListOrBoard } from '#client/features/applications/ListOrBoard.tsx';
import { SavedViews } from '#client/features/views/SavedViews.tsx';
import { useDefaultView } from '#client/features/views/use-default-view.ts';
import { ListSearchBox } from '#client/kit/lists/ListSearchBox.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import { isHiringSide } from '#domain/permissions.ts';
import { ApplicationList } from './ApplicationList.tsx';
import { FilterBar, ListChips, ListFilters } from './FilterBar.tsx';
import { type ApplicationSearch, type ChangeSearch, useApplicationSearch } from './use-application-search.ts';
import { fileOf, useListContextOf } from './use-list-context-of.ts';
import { useStatusTabs } from './use-status-tabs.ts';

/** One's own applications card by card; on a phone also those to the jobs one runs, two lines each. */
export function CardsOfApplications() {
  const hiring = isHiringSide(useUser());
  const settled = useDefaultView('applications');
  const { search, change, query } = useApplicationSearch();
  const { tabs, counts } = useStatusTabs(search, settled);
  const listContext = useListContextOf();
  return (
    <>
      {hiring ? (
        <HiringBar search={search} change={change} query={query} />
      ) : (
        <>
          <PageHeader title="Applications" lead="Every job you have applied for, and how it stands." />
          <FilterBar search={search} change={change} />
        </>
      )}
      <Tabs dense={hiring} label="Status" tabs={tabs} chosen={search.tab} onChoose={(tab) => change({ tab })}>
        {settled && <ApplicationList search={search} change={change} total={counts?.[search.tab]} />}
        {hiring && settled && (
          <ConfirmedDownload size="compact" to={fileOf(listContext.query)}>
            Download CSV
          </ConfirmedDownload>
        )}
      </Tabs>
    </>
  );
}

/** As over the table. */
function HiringBar({
  search,
  change,
  query,
}: {
  search: ApplicationSearch;
  change: ChangeSearch;
  query: string;
}) {
  return (
    <>
      <PageBar wide title="Applications" actions={<SavedViews screen="applications" query={query} />}>
        <ListOrBoard now="list" job={search.job} />
        <ListSearchBox
          inBar
          label="Search by name or job"
          text={search.words ?? ''}
          onSearch={(words) => change({ words: words || undefined }, 'replace')}
        />
        <ListFilters search={search} change={change} />
        <JobFilter inBar job={search.job} onChange={(job) => change({ job })} />
      </PageBar>
      <ListChips box search={search} change={change} />
      {search.job && <JobAssist key={search.job} jobId={search.job} />}
    </>
  );
}
