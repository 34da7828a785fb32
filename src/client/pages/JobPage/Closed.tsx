import { isPastClosing } from '#client/features/jobs/closing.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Job } from '#contract/api.ts';
import { useState } from 'react';
import styles from './Closed.module.css';

/** That a job takes no applications any more, and since when. */
export function Closed({ job }: { job: Job }) {
  const [now] = useState(Date.now);
  return (
    <p className={styles.closed}>
      <Icon name="lock" />
      {job.applicationDeadline && isPastClosing(job, now) ? (
        <span>
          Applications closed on <Time value={job.applicationDeadline} />
        </span>
      ) : (
        'This job takes no applications at the moment'
      )}
    </p>
  );
}
