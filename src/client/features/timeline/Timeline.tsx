import { staleAfter } from '#client/api/query-client.ts';
import { useApi } from '#client/api/use-api.ts';
import { StatusGlyph } from '#client/features/applications/StatusGlyph.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import { Time } from '#client/ui/Time.tsx';
import styles from './Timeline.module.css';
import { timelineIcon, toldOnTimeline } from './told-on-timeline.ts';

/** Everything that has happened to an application, the first first, in the words of who looks at it. */
export function Timeline({ id, hiring }: { id: number; hiring: boolean }) {
  const { data, error, refetch } = useApi(
    'GET /api/applications/:id/timeline',
    { params: { id } },
    // A mail goes out without anybody doing anything.
    { staleTime: staleAfter.visit },
  );
  if (error && !data)
    return (
      <ErrorState
        level={3}
        title="The timeline could not be loaded"
        error={error}
        retry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <>
        <Loading what="the timeline" />
        <Skeleton width="14rem" />
      </>
    );
  return (
    <ol className={styles.changes}>
      {data.map((entry) => {
        const icon = timelineIcon(entry);
        return (
          <li key={entry.key} className={styles.change}>
            <span className={styles.mark}>
              {icon && <Icon name={icon} size={16} />}
              {!icon && entry.to && <StatusGlyph status={entry.to} />}
            </span>
            <span className={styles.words}>
              {toldOnTimeline(entry, hiring)}
              {entry.until && (
                <>
                  {' '}
                  <Time value={entry.until} />
                </>
              )}
              {entry.by && !entry.byApplicant && (
                <span className={styles.by}>
                  {' '}
                  by <bdi>{entry.by}</bdi>
                </span>
              )}
            </span>
            <span className={styles.when}>
              <Time value={entry.at} as="moment" />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
