import { JobStatusMenu } from '#client/features/jobs/JobStatusMenu.tsx';
import { JobStatusPill } from '#client/features/jobs/JobStatusPill.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Job } from '#contract/api.ts';
import styles from './EditJobPage.module.css';

/** How the posting stands while it is edited; its status takes effect at once. */
export function StatusSummary({ job }: { job: Job }) {
  return (
    <div className={styles.standing}>
      <JobStatusPill job={job} />
      <span>
        {job.status === 'draft' ? 'Written' : 'Posted'} <Time value={job.postedDate} />,{' '}
        {count(job.applicationCount)}
      </span>
      <JobStatusMenu job={job} />
    </div>
  );
}

function count(applications: number): string {
  return `${applications.toLocaleString('en')} application${applications === 1 ? '' : 's'}`;
}
