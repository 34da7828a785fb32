import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { StatusGlyph } from '#client/features/applications/StatusGlyph.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Time } from '#client/ui/Time.tsx';
import styles from './Timeline.module.css';
import { timelineIcon, toldOnTimeline } from './told-on-timeline.ts';

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
          {entries.map((entry) => {
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
      )}
    </Loaded>
  );
}
