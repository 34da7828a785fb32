import { useNavigate, useSearchParams } from 'react-router';
import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { staleAfter } from '#client/api/stale-after.ts';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { boardWith } from '#client/features/applications/list-or-board.ts';
import { JobFilter } from '#client/features/applications/JobFilter.tsx';
import { FilterChips } from '#client/features/applications/narrowing/FilterChips.tsx';
import { FilterMenu } from '#client/features/applications/narrowing/FilterMenu.tsx';
import { ListOrBoard } from '#client/features/applications/ListOrBoard.tsx';
import { ListSearchBox } from '#client/kit/lists/ListSearchBox.tsx';
import { usePageKeys } from '#client/kit/shortcuts/page-keys.ts';
import { SavedViews } from '#client/features/views/SavedViews.tsx';
import { useDefaultView } from '#client/features/views/use-default-view.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { applicationStatuses } from '#domain/application-status.ts';
import { can } from '#domain/permissions.ts';
import { Board } from './Board.tsx';
import styles from './BoardPage.module.css';
import { boardKeys } from './board-keys.ts';
import { askedOf, readBoard, useBoardSearch } from './use-board-search.ts';

export const prefetchScreen: PrefetchScreen = ({ params, search }) => {
  prefetch('GET /api/views', { query: { screen: 'board' } });
  prefetch('GET /api/board', { query: askedOf(readBoard(params['id'], search)) });
};

/** The hiring of one job, or of all that one runs, as a board of the six statuses. */
export function BoardPage() {
  const user = useUser();
  const settled = useDefaultView('board');
  const { search, change, query } = useBoardSearch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const chooseJob = (id?: number) => {
    const next = new URLSearchParams(params);
    if (id) next.set('job', String(id));
    void navigate(boardWith(next));
  };
  usePageKeys(boardKeys(can['application.move'](user)));
  const board = useApi(
    'GET /api/board',
    { query: askedOf(search) },
    { staleTime: staleAfter.applications, keepPrevious: true, enabled: settled },
  );
  const job = useApi(
    'GET /api/jobs/:id',
    { params: { id: search.job ?? 0 } },
    { staleTime: staleAfter.jobs, enabled: search.job !== undefined },
  );
  return (
    <>
      <PageBar
        wide="fill"
        title={search.job === undefined ? 'Pipeline' : (job.data?.title ?? 'Pipeline')}
        actions={
          <>
            <SavedViews screen="board" query={query} />
            {can['steps.arrange'](user) && (
              <ButtonLink to={paths.steps} variant="quiet">
                Steps
              </ButtonLink>
            )}
          </>
        }
      >
        <ListOrBoard now="board" job={search.job} />
        <ListSearchBox
          inBar
          label={search.job === undefined ? 'Search by name or job' : 'Search by name'}
          text={search.words}
          onSearch={(words) => change({ words }, 'replace')}
        />
        <FilterMenu search={search} change={change} />
        <JobFilter inBar job={search.job} onChange={chooseJob} />
      </PageBar>
      <div className={styles.screen}>
        <FilterChips search={search} change={change} />
        <Loaded query={board} what="the board" waiting={<Waiting />}>
          {(known) => (
            <Board
              // Another board begins with nothing selected.
              key={search.job ?? 'all'}
              board={known}
              withJob={search.job === undefined}
              mayMove={can['application.move'](user)}
              narrowed={Boolean(
                search.words || search.waiting || search.tag || search.date || search.reached,
              )}
            />
          )}
        </Loaded>
      </div>
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.board}>
      {applicationStatuses.map((status) => (
        <Skeleton key={status} height="100%" />
      ))}
    </div>
  );
}
