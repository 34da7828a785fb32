import { useRef } from 'react';
import { prefetch, prefetchPages, type PrefetchScreen } from '#client/api/prefetch.ts';
import { useUser } from '#client/api/session.ts';
import { useRemembered } from '#client/features/saved-searches/recent-searches.ts';
import { listKeys } from '#client/kit/shortcuts/keys-dialog.ts';
import { usePageKeys, type PageKey } from '#client/kit/shortcuts/page-keys.ts';
import { useShortcuts } from '#client/kit/shortcuts/use-shortcuts.ts';
import { changeOf } from '#client/features/jobs/asked-search.ts';
import { filtersOf, readSearch } from '#client/features/jobs/job-search.ts';
import { useAskedSearch } from '#client/features/jobs/use-asked-search.ts';
import { jobResults, useJobResults } from '#client/features/jobs/use-job-results.ts';
import { useJobSearch, type ChangeSearch } from '#client/features/jobs/use-job-search.ts';
import { Button } from '#client/ui/Button.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { mayHoldFilters } from '#domain/filter-words.ts';
import { can } from '#domain/permissions.ts';
import { FilterSheet } from './FilterSheet.tsx';
import { Filters } from './Filters.tsx';
import styles from './JobsPage.module.css';
import { Results } from './Results.tsx';
import { SearchBox } from './SearchBox.tsx';
import { stepThroughJobs } from './step-through-jobs.ts';
import { useListPosition } from './use-list-position.ts';

export const prefetchScreen: PrefetchScreen = ({ search, user }) => {
  const wanted = readSearch(search);
  if (mayHoldFilters(wanted.search)) return;
  const { needs, ...how } = jobResults(wanted, user);
  prefetchPages('GET /api/jobs', needs, how);
  prefetch('GET /api/jobs/facets', { query: filtersOf(wanted) });
};

function keysFor(seeking: boolean): PageKey[] {
  return [
    { keys: ['/'], does: 'Search' },
    { keys: ['j', 'k'], does: 'Next and previous job' },
    { keys: ['Enter'], does: 'Open the job' },
    ...(seeking
      ? [
          { keys: ['s'], does: 'Save the job' },
          { keys: ['a'], does: 'Apply' },
        ]
      : []),
  ];
}

/** The open jobs: searched, narrowed, and read card by card. */
export function JobsPage() {
  const user = useUser();
  const { search: typed, change } = useJobSearch();
  const { search, asked, isRead } = useAskedSearch(typed);
  const results = useJobResults(search, isRead);
  const list = useRef<HTMLElement>(null);
  const keeps = can['search.save'](user);
  useRemembered(typed, keeps);
  const roomy = useMedia('(min-width: 1180px)');
  useShortcuts({ j: () => stepThroughJobs(1), k: () => stepThroughJobs(-1) });
  usePageKeys(keysFor(can['job.apply'](user)));
  useListPosition(search, results.jobs !== undefined);

  // A narrower list is read from its top.
  const choose: ChangeSearch = (part, how) => {
    change(changeOf(typed, asked, part), how);
    if (!('pages' in part) && (list.current?.getBoundingClientRect().top ?? 0) < 0)
      list.current?.scrollIntoView();
  };

  return (
    <>
      <PageHeader title="Browse Jobs" />
      <SearchBox search={typed} change={choose} keeps={keeps} />
      <div className={styles.columns}>
        {roomy && (
          <aside className={styles.filters} aria-label="Filters">
            <Filters search={search} change={choose} />
            <Button variant="quiet" size="compact" aria-haspopup="dialog" onClick={() => listKeys(true)}>
              Keyboard shortcuts
            </Button>
          </aside>
        )}
        <section
          ref={list}
          className={styles.results}
          aria-label="Jobs found"
          aria-busy={results.isPlaceholderData}
        >
          <Results
            search={search}
            typed={typed.search}
            asked={asked.filters}
            change={choose}
            results={results}
            filters={!roomy && <FilterSheet search={search} change={choose} />}
          />
        </section>
      </div>
    </>
  );
}
