import { useState, type ReactNode } from 'react';
import { closingOf, isPastClosing } from '#client/features/jobs/closing.ts';
import { zoneName } from '#domain/time-zones.ts';
import { Time } from '#client/ui/Time.tsx';
import type { ShownJob } from './shown-job.ts';
import { jobStatusLabel } from '#domain/jobs.ts';
import styles from './JobStats.module.css';

/** A posting in figures: until when, how many have applied, since when. */
export function JobStats({ job }: { job: ShownJob }) {
  const [now] = useState(Date.now);
  const closing = closingOf(job, now);
  return (
    <dl className={styles.stats}>
      <Stat name={isPastClosing(job, now) ? 'Closed' : 'Closes'} more={closing?.soon && closing.words}>
        <Until job={job} />
      </Stat>
      <Stat name="Applications">{job.applicationCount.toLocaleString('en')}</Stat>
      <Stat name="Posted">
        <Time value={job.postedDate} />
      </Stat>
    </dl>
  );
}

/** A date or 'Open'; without a date, a posting that was taken off is not open either. */
function Until({ job }: { job: ShownJob }) {
  if (!job.applicationDeadline) return job.status === 'active' ? 'Open' : jobStatusLabel[job.status];
  return (
    <>
      <Time value={job.applicationDeadline} />, {zoneName(job.timeZone)}
    </>
  );
}

function Stat({ name, more, children }: { name: string; more?: string | false; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {children}
        {more && <span className={styles.soon}>{more}</span>}
      </dd>
    </div>
  );
}
