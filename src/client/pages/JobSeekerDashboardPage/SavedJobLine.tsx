import { useState } from 'react';
import { Link } from 'react-router';
import { closingOf } from '#client/features/jobs/closing.ts';
import type { JobVisit } from '#client/features/jobs/job-visit.ts';
import { SaveButton } from '#client/features/jobs/SaveButton.tsx';
import { paths } from '#client/paths.ts';
import type { JobSummary } from '#contract/api.ts';
import { employmentTypeLabel } from '#domain/jobs.ts';
import styles from './SavedJobLine.module.css';

const visit: JobVisit = { source: 'saved' };

/** A saved job in a row: less than a card, enough to choose by. */
export function SavedJobLine({ job }: { job: JobSummary }) {
  const { id, title, companyName, location, salaryRange, employmentType } = job;
  return (
    <li className={styles.job}>
      <div className={styles.words}>
        <Link to={paths.job(id)} state={visit} className={styles.title} dir="auto">
          {title}
        </Link>
        <p className={styles.facts}>
          {[companyName, location].map(
            (part) =>
              part && (
                <span key={part} dir="auto">
                  {part}
                </span>
              ),
          )}
          <span>{employmentTypeLabel[employmentType]}</span>
          <span className={styles.salary}>{salaryRange ?? 'Salary not stated'}</span>
        </p>
      </div>
      <p className={styles.when}>
        <Closing job={job} />
      </p>
      <SaveButton job={job} size="compact" />
    </li>
  );
}

function Closing({ job }: { job: JobSummary }) {
  const [now] = useState(Date.now);
  if (!job.open) return 'Closed';
  return closingOf(job, now)?.words ?? 'Open';
}
