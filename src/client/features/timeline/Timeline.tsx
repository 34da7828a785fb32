import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import styles from './Timeline.module.css';
import { TimelineLine } from './TimelineLine.tsx';

/** Everything that has happened to an application, the first first, in the words of who looks at it. */
export function Timeline({ id, hiring }: { id: number; hiring: boolean }) {
  const timeline = useApi(
    'GET /api/applications/:id/timeline',
    { params: { id } },
    // A mail goes out without anybody doing anything.
    { staleTime: staleAfter.visit },
  );
  return (
    <Loaded query={timeline} what="the timeline" level={3} waiting={<Skeleton width="14rem" />}>
      {(entries) => (
        <ol className={styles.changes}>
          {entries.map((entry) => (
            <li key={entry.key} className={styles.change}>
              <TimelineLine entry={entry} hiring={hiring} />
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}
