import { useEffect, useRef, useState } from 'react';
import { refresh } from '#client/api/api-cache.ts';
import type { useJobResults } from '#client/features/jobs/use-job-results.ts';
import { Button } from '#client/ui/Button.tsx';
import styles from './NewJobs.module.css';

/**
 * Says that jobs came, went or changed since the list was read: it stays as it is until one asks for the new one. The notice
 * floats, so that nothing moves when it comes.
 */
export function NewJobs({ results }: { results: ReturnType<typeof useJobResults> }) {
  const [loading, setLoading] = useState(false);
  const pressedAt = useRef<number>(undefined);
  // Stale by age alone is no news.
  const isNews = results.isStale && !results.isFetching && results.outdated;

  // The button goes when the new list is there: the focus goes to its first job.
  useEffect(() => {
    if (pressedAt.current === undefined || results.dataUpdatedAt < pressedAt.current) return;
    pressedAt.current = undefined;
    window.scrollTo({ top: 0 });
    const first = document.querySelector<HTMLElement>('main [data-job-link]');
    (first ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  }, [results.dataUpdatedAt]);

  async function show(): Promise<void> {
    setLoading(true);
    pressedAt.current = Date.now();
    void refresh('GET /api/jobs/facets');
    await results.refetch();
    setLoading(false);
  }

  const failed = isNews && results.isRefetchError;
  const said = failed ? results.error?.message : 'Jobs have been added or changed.';
  return (
    <div className={styles.layer}>
      {/* There before it has anything to say: else nothing would be read out. */}
      <output className="visually-hidden">{(isNews || loading) && said}</output>
      {(isNews || loading) && (
        <div className={styles.notice}>
          <span aria-hidden="true">{said}</span>
          <Button size="compact" pending={loading} pendingLabel="Loading…" onClick={() => void show()}>
            Show
          </Button>
        </div>
      )}
    </div>
  );
}
