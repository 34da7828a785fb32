import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { staleAfter } from '#client/api/stale-after.ts';
import { useUser } from '#client/api/session.ts';
import { useApiPages } from '#client/api/use-api.ts';
import { SelectionBar } from '#client/features/applications/SelectionBar.tsx';
import { useSelection } from '#client/features/applications/use-selection.ts';
import { LoadMore } from '#client/kit/lists/LoadMore.tsx';
import { useFocusNextPage } from '#client/kit/lists/use-focus-next-page.ts';
import { useShortcuts } from '#client/kit/shortcuts/use-shortcuts.ts';
import { WriteToSeveral } from '#client/features/templates/WriteToSeveral.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import { can, isHiringSide } from '#domain/permissions.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import styles from './ApplicationList.module.css';
import { ApplicationRow } from './ApplicationRow.tsx';
import { ApplicationSkeleton } from './ApplicationSkeleton.tsx';
import { NoApplications } from './NoApplications.tsx';
import { useListContextOf } from './use-list-context-of.ts';
import type { ApplicationSearch, ChangeSearch } from './use-application-search.ts';

interface Props {
  search: ApplicationSearch;
  change: ChangeSearch;
  /** How many there are in all, once that is known. */
  total?: number;
}

export function ApplicationList({ search, change, total }: Props) {
  const listContext = useListContextOf();
  const list = useApiPages(
    'GET /api/applications',
    { query: listContext.query },
    { staleTime: staleAfter.applications },
  );
  const pointedOut = usePointingOut(list.data !== undefined);
  const applications = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const user = useUser();
  const hiring = isHiringSide(user);
  const writes = can['message.bulk'](user);
  const selectable = applications.filter(({ mayMove }) => writes && mayMove);
  const { selected, toggle, toggleAll, clear } = useSelection([selectable]);
  const all = useRef<HTMLInputElement>(null);
  const clearAndStay = () => thenFocus(clear, () => all.current);
  useShortcuts();
  const { list: cards, focusNextPage } = useFocusNextPage<HTMLUListElement>(applications.length, 'article');
  if (list.isPending) return <Waiting hiring={hiring} />;
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
      {selectable.length > 0 && (
        <Checkbox
          ref={all}
          className={styles.all}
          label={`Select all ${selectable.length} shown`}
          checked={selectable.every(({ id }) => selected.has(id))}
          onChange={() => toggleAll(selectable)}
        />
      )}
      <ul ref={cards} className={hiring ? undefined : styles.list}>
        {applications.map((application) => (
          <li key={application.id}>
            {hiring ? (
              <ApplicationRow
                application={application}
                pointedOut={application.id === pointedOut}
                leftTab={search.tab !== 'all' && application.status !== search.tab}
                selected={selected.has(application.id)}
                onSelect={writes && application.mayMove ? toggle : undefined}
                listContext={listContext}
              />
            ) : (
              <ApplicationCard
                application={application}
                pointedOut={application.id === pointedOut}
                listContext={listContext}
              />
            )}
          </li>
        ))}
      </ul>
      <LoadMore query={list} shown={applications.length} total={total} onLoad={focusNextPage} />
      {selected.size > 0 && (
        <SelectionBar count={selected.size} onClear={clearAndStay}>
          <WriteToSeveral to={selectable.filter(({ id }) => selected.has(id))} onSent={clearAndStay} />
        </SelectionBar>
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

function Waiting({ hiring }: { hiring: boolean }) {
  return (
    <>
      <Loading what="applications" />
      {hiring ? (
        Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={row} height="3.5rem" className={styles.waiting} />
        ))
      ) : (
        <div className={styles.list}>
          <ApplicationSkeleton />
          <ApplicationSkeleton />
          <ApplicationSkeleton />
        </div>
      )}
    </>
  );
}
