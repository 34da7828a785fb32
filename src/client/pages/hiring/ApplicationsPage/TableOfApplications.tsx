import { staleAfter } from '#client/api/stale-after.ts';
import { useApiPages } from '#client/api/use-api.ts';
import { ConfirmedDownload } from '#client/features/accounts/ConfirmedDownload.tsx';
import { JobFilter } from '#client/features/applications/JobFilter.tsx';
import { ListOrBoard } from '#client/features/applications/ListOrBoard.tsx';
import { SavedViews } from '#client/features/views/SavedViews.tsx';
import { filtersOf } from '#client/features/views/filters.ts';
import { useDefaultView } from '#client/features/views/use-default-view.ts';
import { ListSearchBox } from '#client/kit/lists/ListSearchBox.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import { ListChips, ListFilters } from './FilterBar.tsx';
import { assistCode, tableCode } from './late-code.ts';
import { NoApplications } from './NoApplications.tsx';
import { ColumnChoice } from './table/ColumnChoice.tsx';
import { columnsText } from './table/columns.ts';
import { useColumns } from './table/use-columns.ts';
import styles from './TableOfApplications.module.css';
import { tableSizes, toParams, useApplicationSearch } from './use-application-search.ts';
import { fileOf, useListContextOf } from './use-list-context-of.ts';
import { useStatusTabs } from './use-status-tabs.ts';

/** The applications to the jobs one runs, a row each. */
export function TableOfApplications() {
  const settled = useDefaultView('applications');
  const { search, change, query } = useApplicationSearch();
  const { columns, arrange } = useColumns(search, change);
  const { tabs, counts } = useStatusTabs(search, settled);
  const listContext = useListContextOf();
  const list = useApiPages(
    'GET /api/applications',
    { query: listContext.query },
    { staleTime: staleAfter.applications, enabled: settled, keepPrevious: true, sizes: tableSizes },
  );
  const table = tableCode.useCode();
  const assist = assistCode.useCode(search.job !== undefined);
  const first = list.data?.pages[0];
  return (
    <>
      <PageBar
        wide
        title="Applications"
        actions={
          <>
            <SavedViews
              screen="applications"
              query={query}
              kept={filtersOf(toParams({ ...search, columns: columnsText(columns) }))}
            />
            <ColumnChoice columns={columns} arrange={arrange}>
              <ConfirmedDownload size="compact" to={fileOf(listContext.query)}>
                Download CSV
              </ConfirmedDownload>
            </ColumnChoice>
          </>
        }
      >
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
      <ListChips table box search={search} change={change} />
      {search.job && assist && <assist.JobAssist key={search.job} jobId={search.job} />}
      <Tabs dense label="Status" tabs={tabs} chosen={search.tab} onChoose={(tab) => change({ tab })}>
        {list.error && !list.data ? (
          <ErrorState
            title="The applications could not be loaded"
            error={list.error}
            retry={() => void list.refetch()}
          />
        ) : !list.data || !table ? (
          <Waiting />
        ) : first?.items.length ? (
          <table.ApplicationTable
            list={list}
            total={first.total ?? counts?.[search.tab]}
            search={search}
            change={change}
            columns={columns}
            listContext={listContext}
          />
        ) : (
          <div className={styles.empty}>
            <NoApplications search={search} change={change} />
          </div>
        )}
      </Tabs>
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Loading what="applications" />
      {Array.from({ length: 14 }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
