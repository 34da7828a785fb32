import { closingOf } from '#client/features/jobs/closing.ts';
import { zoneName } from '#client/features/jobs/zone-name.ts';
import { Time } from '#client/ui/Time.tsx';
import type { Job } from '#contract/api.ts';
import { useState, type ReactNode } from 'react';
import styles from './JobStats.module.css';

/** A posting in figures: until when, how many have applied, since when. */
export function JobStats({ job }: { job: Job }) {
  const [now] = useState(Date.now);
  const closing = closingOf(job, now);
  return (
    <dl className={styles.stats}>
      <Stat
        name={job.open || !job.applicationDeadline ? 'Closes' : 'Closed'}
        more={closing?.soon && closing.words}
      >
        {job.applicationDeadline ? (
          <>
            <Time value={job.applicationDeadline} />, {zoneName(job.timeZone)}
          </>
        ) : (
          'Open'
        )}
      </Stat>
      <Stat name="Applications">{job.applicationCount.toLocaleString('en')}</Stat>
      <Stat name="Posted">
        <Time value={job.postedDate} />
      </Stat>
    </dl>
  );
}

function Stat({ name, more, children }: { name: string; more?: string | false; children: ReactNode }) {
  return (
    <div className={styles.stat}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {children}
        {more && <span className={styles.soon}>{more}</span>}
      </dd>
    </div>
  );
}
