import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { staleAfter } from '#client/api/stale-after.ts';
import { useUser } from '#client/api/session.ts';
import { useApiPages } from '#client/api/use-api.ts';
import { SelectionBar } from '#client/features/applications/SelectionBar.tsx';
import { useSelection } from '#client/features/applications/use-selection.ts';
import type { ListContext } from '#client/features/applications/list-context.ts';
import { LoadMore } from '#client/kit/lists/LoadMore.tsx';
import { useFocusNextPage } from '#client/kit/lists/use-focus-next-page.ts';
import { useShortcuts } from '#client/kit/shortcuts/use-shortcuts.ts';
import { WriteToSeveral } from '#client/features/templates/WriteToSeveral.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { Loading } from '#client/ui/Skeleton.tsx';
import { can } from '#domain/permissions.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import styles from './ApplicationList.module.css';
import { ApplicationSkeleton } from './ApplicationSkeleton.tsx';
import { NoApplications } from './NoApplications.tsx';
import { listed, type ApplicationSearch, type ChangeSearch } from './use-application-search.ts';

interface Props {
  search: ApplicationSearch;
  change: ChangeSearch;
  /** How many there are in all, once that is known. */
  total?: number;
}

export function ApplicationList({ search, change, total }: Props) {
  const listContext = useListContextOf(search);
  const list = useApiPages(
    'GET /api/applications',
    { query: listContext.query },
    { staleTime: staleAfter.applications },
  );
  const pointedOut = usePointingOut(list.data !== undefined);
  const applications = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const writes = can['message.bulk'](useUser());
  const selectable = applications.filter(({ mayMove }) => writes && mayMove);
  const { selected, toggle, toggleAll, clear } = useSelection([selectable]);
  const all = useRef<HTMLInputElement>(null);
  const clearAndStay = () => thenFocus(clear, () => all.current);
  useShortcuts();
  const { list: cards, focusNextPage } = useFocusNextPage<HTMLUListElement>(applications.length, 'article');
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
      {selectable.length > 0 && (
        <Checkbox
          ref={all}
          className={styles.all}
          label={`Select all ${selectable.length} shown`}
          checked={selectable.every(({ id }) => selected.has(id))}
          onChange={() => toggleAll(selectable)}
        />
      )}
      <ul ref={cards} className={styles.list}>
        {applications.map((application) => (
          <li key={application.id}>
            <ApplicationCard
              application={application}
              pointedOut={application.id === pointedOut}
              leftTab={search.tab !== 'all' && application.status !== search.tab}
              selected={selected.has(application.id)}
              onSelect={writes && application.mayMove ? toggle : undefined}
              listContext={listContext}
            />
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

/** What is listed, for the query and for the pages opened from it; the same object while nothing changes. */
function useListContextOf(search: ApplicationSearch): ListContext {
  const { search: address } = useLocation();
  const { tab, sort, job, date, waiting, reached } = search;
  return useMemo(
    () => ({
      query: listed({ tab, sort, job, date, waiting, reached }),
      address,
    }),
    [tab, sort, job, date, waiting, reached, address],
  );
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
