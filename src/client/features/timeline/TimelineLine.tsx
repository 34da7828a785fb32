import { StatusGlyph } from '#client/features/applications/StatusGlyph.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { TimelineEntry } from '#contract/api.ts';
import styles from './Timeline.module.css';
import { timelineIcon, toldOnTimeline } from './told-on-timeline.ts';

/** One thing that happened: its mark, what, and when. */
export function TimelineLine({ entry, hiring }: { entry: TimelineEntry; hiring: boolean }) {
  const icon = timelineIcon(entry);
  return (
    <>
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
    </>
  );
}
