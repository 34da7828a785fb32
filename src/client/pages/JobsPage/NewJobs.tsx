import { queryClient } from '#client/api/query-client.ts';
import type { useJobResults } from '#client/features/jobs/use-job-results.ts';
import { Button } from '#client/ui/Button.tsx';
import styles from './NewJobs.module.css';

/** Says that jobs came, went or changed since the list was read: it stays as it is until one asks for the new one. */
export function NewJobs({ results }: { results: ReturnType<typeof useJobResults> }) {
  // Stale by age alone is no news.
  if (!results.isStale || results.isFetching || !results.outdated) return null;
  return (
    <output className={styles.notice}>
      <span>Jobs have been added or changed.</span>
      <Button
        variant="secondary"
        onClick={() => {
          window.scrollTo({ top: 0 });
          void queryClient.invalidateQueries({ queryKey: ['GET /api/jobs/facets'] });
          void results.refetch();
        }}
      >
        Show
      </Button>
    </output>
  );
}
