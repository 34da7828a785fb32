import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { staleAfter } from '#client/api/query-client.ts';
import { useApiPages } from '#client/api/use-api.ts';
import { Button } from '#client/ui/Button.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Loading } from '#client/ui/Skeleton.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import styles from './ApplicationList.module.css';
import { ApplicationSkeleton } from './ApplicationSkeleton.tsx';
import { NoApplications } from './NoApplications.tsx';
import { narrowing, type ApplicationSearch, type ChangeSearch } from './use-application-search.ts';

const pageSize = 20;

interface Props {
  search: ApplicationSearch;
  change: ChangeSearch;
  /** How many there are in all, once that is known. */
  total?: number;
}

export function ApplicationList({ search, change, total }: Props) {
  const list = useApiPages(
    'GET /api/applications',
    {
      query: {
        ...narrowing(search),
        status: search.tab === 'all' ? undefined : search.tab,
        sort: search.sort,
        limit: pageSize,
      },
    },
    { staleTime: staleAfter.applications },
  );
  const pointedOut = usePointingOut(list.data !== undefined);
  const applications = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const { cards, readOn } = useReadingOn(applications.length);
  if (list.isPending) return <Waiting />;
  if (!list.data) {
    return (
      <ErrorState
        title="The applications could not be loaded"
        error={list.error}
        retry={() => void list.refetch()}
      />
    );
  }
  if (!applications.length) return <NoApplications search={search} change={change} />;

  return (
    <>
      <ul ref={cards} className={styles.list}>
        {applications.map((application) => (
          <li key={application.id}>
            <ApplicationCard
              application={application}
              pointedOut={application.id === pointedOut}
              leftTab={search.tab !== 'all' && application.status !== search.tab}
            />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button
            pending={list.isFetchingNextPage}
            pendingLabel="Loading…"
            onClick={() => {
              readOn();
              void list.fetchNextPage();
            }}
          >
            Load more
          </Button>
          {list.isFetchNextPageError && (
            <p className={styles.failure} role="alert">
              {list.error?.message}
            </p>
          )}
          <p className={styles.progress}>
            {applications.length} {total ? `of ${total.toLocaleString('en')} ` : ''}shown
          </p>
        </div>
      )}
    </>
  );
}

/** The card the address points at (`#application-12`) is brought into view and gets the focus, once, when it is there. */
function usePointingOut(loaded: boolean): number {
  const { hash } = useLocation();
  useEffect(() => {
    if (!loaded || !hash) return;
    const card = document.getElementById(hash.slice(1));
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  }, [hash, loaded]);
  return Number(/^#application-(\d+)$/.exec(hash)?.[1]);
}

/** After `readOn`, the first card of the next page gets the focus when it arrives, so that one reads on where one stopped. */
function useReadingOn(length: number) {
  const cards = useRef<HTMLUListElement>(null);
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || from.current >= length) return;
    cards.current?.children[from.current]?.querySelector<HTMLElement>('article')?.focus();
    from.current = undefined;
  }, [length]);
  return {
    cards,
    readOn: () => {
      from.current = length;
    },
  };
}

function Waiting() {
  return (
    <>
      <Loading what="applications" />
      <div className={styles.list}>
        <ApplicationSkeleton />
        <ApplicationSkeleton />
        <ApplicationSkeleton />
      </div>
    </>
  );
}
