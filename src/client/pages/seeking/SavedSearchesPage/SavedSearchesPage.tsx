import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { useApi } from '#client/api/use-api.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { SavedSearchRow } from './SavedSearchRow.tsx';
import styles from './SavedSearchesPage.module.css';

export const prefetchScreen: PrefetchScreen = () => prefetch('GET /api/saved-searches', {});

/** The searches one has saved, each with how often it tells of new jobs, and those of lately. */
export function SavedSearchesPage() {
  const searches = useApi('GET /api/saved-searches', {});
  return (
    <>
      <PageHeader
        title="Saved searches"
        lead="Open a search to see its jobs, or turn on alerts for new ones."
        actions={
          <ButtonLink to={paths.jobs} icon="search">
            New search
          </ButtonLink>
        }
      />
      <Loaded
        query={searches}
        what="your searches"
        waiting={
          <>
            <Skeleton height="4.5rem" />
            <Skeleton height="4.5rem" />
          </>
        }
      >
        {(all) =>
          all.length ? (
            <ul className={styles.list}>
              {all.map((saved) => (
                <SavedSearchRow key={saved.id} saved={saved} />
              ))}
            </ul>
          ) : (
            <EmptyState
              title="No saved searches yet"
              text="Search for jobs, then press Save search. Get alerts about new ones daily or weekly."
              action={<ButtonLink to={paths.jobs}>Browse Jobs</ButtonLink>}
            />
          )
        }
      </Loaded>
      <RecentSearches />
    </>
  );
}
