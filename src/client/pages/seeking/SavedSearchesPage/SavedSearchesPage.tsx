import { fetchAhead, type FetchAhead } from '#client/api/fetch-ahead.ts';
import { useApi } from '#client/api/use-api.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { SavedSearchRow } from './SavedSearchRow.tsx';
import styles from './SavedSearchesPage.module.css';

export const ahead: FetchAhead = () => fetchAhead('GET /api/saved-searches', {});

/** The searches one has saved, each with how often it tells of new jobs, and those of lately. */
export function SavedSearchesPage() {
  const { data, error, refetch } = useApi('GET /api/saved-searches', {});
  return (
    <>
      <PageHeader
        title="Saved searches"
        lead="Open one to see its jobs, or let it tell you of new ones."
        actions={
          <ButtonLink to={paths.jobs} icon="search">
            New search
          </ButtonLink>
        }
      />
      {error && !data && (
        <ErrorState title="Your searches could not be loaded" error={error} retry={() => void refetch()} />
      )}
      {!data && !error && (
        <>
          <Loading what="your searches" />
          <Skeleton height="4.5rem" />
          <Skeleton height="4.5rem" />
        </>
      )}
      {data?.length === 0 && (
        <EmptyState
          title="No saved searches yet"
          text="Search for jobs, then press Save search. It can tell you of new ones every day or every week."
          action={<ButtonLink to={paths.jobs}>Browse Jobs</ButtonLink>}
        />
      )}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((saved) => (
            <SavedSearchRow key={saved.id} saved={saved} />
          ))}
        </ul>
      )}
      <RecentSearches />
    </>
  );
}
