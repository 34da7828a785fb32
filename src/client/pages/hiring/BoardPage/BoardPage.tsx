import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { staleAfter } from '#client/api/stale-after.ts';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { ListSearchBox } from '#client/kit/lists/ListSearchBox.tsx';
import { TagFilter } from '#client/features/pool/TagFilter.tsx';
import { SavedViews } from '#client/features/views/SavedViews.tsx';
import { useDefaultView } from '#client/features/views/use-default-view.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { applicationStatuses } from '#domain/application-status.ts';
import { can } from '#domain/permissions.ts';
import { Board } from './Board.tsx';
import styles from './BoardPage.module.css';
import { LeftOut } from './LeftOut.tsx';
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
      <PageHeader
        title={search.job === undefined ? 'Pipeline' : (job.data?.title ?? 'Pipeline')}
        lead={
          search.job === undefined
            ? 'Everybody who has applied to your jobs, by how far they have come.'
            : 'Everybody who has applied to this job, by how far they have come.'
        }
        actions={
          <>
            {can['steps.arrange'](user) && (
              <ButtonLink to={paths.steps} icon="settings">
                Steps
              </ButtonLink>
            )}
            <ButtonLink
              to={search.job === undefined ? paths.applications : paths.applicationsTo(search.job)}
              icon="document"
            >
              As a list
            </ButtonLink>
          </>
        }
      />
      <div className={styles.filters}>
        <ListSearchBox
          label={search.job === undefined ? 'Search by name or job' : 'Search by name'}
          text={search.words}
          onSearch={(words) => change({ words }, 'replace')}
        />
        {can['pool.use'](user) && <TagFilter tag={search.tag} onChange={(tag) => change({ tag })} />}
        <Checkbox
          label="Not answered yet"
          className={styles.waiting}
          checked={search.waiting}
          onChange={(event) => change({ waiting: event.target.checked })}
        />
        <SavedViews screen="board" query={query} />
      </div>
      <Loaded query={board} what="the board" waiting={<Waiting />}>
        {(known) => (
          <>
            <LeftOut columns={known.columns} job={search.job} />
            <Board
              // Another board begins with nothing selected.
              key={search.job ?? 'all'}
              board={known}
              withJob={search.job === undefined}
              mayMove={can['application.move'](user)}
              narrowed={Boolean(search.words || search.waiting || search.tag)}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.board}>
      {applicationStatuses.map((status) => (
        <Skeleton key={status} height="20rem" />
      ))}
    </div>
  );
}
