import { noSearch, writeSearch, type JobSearch } from '#client/features/jobs/job-search.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import type { ChosenFilter } from './chosen-filters.ts';
import styles from './NoJobs.module.css';
import { WiderSearches } from './WiderSearches.tsx';

/** Nothing was found: what to let go of, and how many jobs that would bring. */
export function NoJobs({ search, filters }: { search: JobSearch; filters: readonly ChosenFilter[] }) {
  const asked = search.search || filters.length > 0;
  return (
    <EmptyState
      title="No jobs found."
      text={asked ? 'Try fewer filters or a different search.' : 'There are no open jobs at the moment.'}
      action={
        asked && (
          <div className={styles.ways}>
            <WiderSearches search={search} filters={filters} />
            <ButtonLink to={paths.jobs + writeSearch(noSearch)}>Show all jobs</ButtonLink>
          </div>
        )
      }
    />
  );
}
