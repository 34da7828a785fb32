import { staleAfter } from '#client/api/stale-after.ts';
import { useApiPages } from '#client/api/use-api.ts';
import type { ListContext } from '#client/features/applications/list-context.ts';
import { Part } from '#client/features/candidates/Part.tsx';
import { LoadMore } from '#client/kit/lists/LoadMore.tsx';
import { useFocusNextPage } from '#client/kit/lists/use-focus-next-page.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import styles from './CandidateApplications.module.css';
import { CandidateApplication } from './CandidateApplication.tsx';

const pageSize = 20;

/** What a candidate has applied for among the jobs one runs; other employers' jobs are nobody's business here. */
export function CandidateApplications({ candidate }: { candidate: number }) {
  const listContext: ListContext = { query: { candidate, limit: pageSize } };
  const query = useApiPages(
    'GET /api/applications',
    { query: listContext.query },
    { staleTime: staleAfter.applications },
  );
  const applications = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const { list, focusNextPage } = useFocusNextPage<HTMLUListElement>(applications.length, 'a');
  return (
    <Part title="Applications to your jobs">
      <Loaded query={query} what="the applications" level={3} waiting={<Skeleton height="4rem" />}>
        {() => (
          <ul ref={list} className={styles.rows}>
            {applications.map((application) => (
              <li key={application.id} className={styles.row}>
                <CandidateApplication application={application} listContext={listContext} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore query={query} shown={applications.length} onLoad={focusNextPage} />
    </Part>
  );
}
