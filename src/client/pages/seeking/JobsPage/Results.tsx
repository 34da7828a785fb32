import type { ReactNode } from 'react';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { JobCardSkeleton } from '#client/features/jobs/JobCardSkeleton.tsx';
import type { JobSearch } from '#client/features/jobs/job-search.ts';
import type { useJobResults } from '#client/features/jobs/use-job-results.ts';
import type { ChangeSearch } from '#client/features/jobs/use-job-search.ts';
import { SaveSearch } from '#client/features/saved-searches/SaveSearch.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Loading } from '#client/ui/Skeleton.tsx';
import type { AskedSearch } from '#contract/api.ts';
import { widerSearches } from '#domain/limits.ts';
import { can } from '#domain/permissions.ts';
import { Chips } from './Chips.tsx';
import { chosenFilters } from './chosen-filters.ts';
import { Count } from './Count.tsx';
import { NewJobs } from './NewJobs.tsx';
import { NoJobs } from './NoJobs.tsx';
import { ResultList } from './ResultList.tsx';
import styles from './Results.module.css';
import { SortChoice } from './SortChoice.tsx';
import { useFacets } from './use-filter-options.ts';
import { WhatWasUnderstood } from './WhatWasUnderstood.tsx';
import { WordsAsFilters } from './WordsAsFilters.tsx';
import { WiderSearches } from './WiderSearches.tsx';

interface Props {
  search: JobSearch;
  /** What was typed, and the words of it that have become filters. */
  typed: string;
  asked: AskedSearch['filters'];
  change: ChangeSearch;
  results: ReturnType<typeof useJobResults>;
  /** The way to the filters where they do not stand beside the list. */
  filters: ReactNode;
}

/** What was found, above it how many, in which order, and under which filters. */
export function Results({ search, typed, asked, change, results, filters }: Props) {
  const keeps = can['search.save'](useUser());
  const facets = useFacets(search);
  const company = useApi(
    'GET /api/companies/:id',
    { params: { id: search.company ?? 0 } },
    { enabled: search.company !== undefined },
  );
  const chosen = chosenFilters(search, search.company ? company.data : undefined);
  const total = facets.data?.total;
  const found = results.isPlaceholderData ? 0 : (results.jobs?.length ?? 0);
  const few = found > 0 && found < widerSearches.fewJobs;
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.head}>
          <Count total={total} settled={!facets.isPlaceholderData && !facets.isPending} />
          <div className={styles.tools}>
            {filters}
            {keeps && (
              <SaveSearch search={search} company={search.company ? company.data?.name : undefined} />
            )}
            <SortChoice search={search} change={change} />
          </div>
        </div>
        <Chips search={search} filters={chosen} change={change} />
        <WordsAsFilters typed={typed} filters={asked} />
        {results.understood && !results.isPlaceholderData && (
          <WhatWasUnderstood search={search} understood={results.understood} />
        )}
      </div>
      <NewJobs results={results} />
      {results.isPending && <Waiting />}
      {results.isError && !results.jobs && (
        <ErrorState
          title="The jobs could not be loaded"
          error={results.error}
          retry={() => void Promise.all([results.refetch(), facets.refetch()])}
        />
      )}
      {results.jobs?.length === 0 && <NoJobs search={search} filters={chosen} />}
      {results.jobs && results.jobs.length > 0 && (
        <ResultList search={search} change={change} results={results} total={total} />
      )}
      {few && (
        <div className={styles.wider}>
          <WiderSearches search={search} filters={chosen} heading="Wider searches" />
        </div>
      )}
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Loading what="jobs" />
      <JobCardSkeleton />
      <JobCardSkeleton />
      <JobCardSkeleton />
      <JobCardSkeleton />
      <JobCardSkeleton />
    </div>
  );
}
