import { useState } from 'react';
import { Link } from 'react-router';
import { closingOf } from '#client/features/jobs/closing.ts';
import type { JobVisit } from '#client/features/jobs/job-visit.ts';
import { SaveButton } from '#client/features/jobs/SaveButton.tsx';
import { useSaveJob } from '#client/features/jobs/use-save-job.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import type { JobSummary } from '#contract/api.ts';
import { employmentTypeLabel } from '#domain/jobs.ts';
import dots from '#client/ui/Dots.module.css';
import styles from './SavedJobLine.module.css';

const visit: JobVisit = { source: 'saved' };

interface Props {
  job: JobSummary;
  /** It leaves the list, and what has the focus goes with it. */
  onTakenOff: () => void;
}

/** A saved job in a row: less than a card, enough to choose by. */
export function SavedJobLine({ job, onTakenOff }: Props) {
  const { id, title, companyName, location, salaryRange, employmentType } = job;
  // The page of a closed job is for those who applied.
  const seen = job.open || job.applied;
  return (
    <li className={styles.job}>
      <div className={styles.words}>
        {seen ? (
          <Link to={paths.job(id)} state={visit} className={styles.title} dir="auto">
            {title}
          </Link>
        ) : (
          <span className={styles.title} dir="auto">
            {title}
          </span>
        )}
        <p className={`${dots.dots} ${styles.facts}`}>
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
      {job.open ? <SaveButton job={job} size="compact" /> : <TakeOff job={job} onTakenOff={onTakenOff} />}
    </li>
  );
}

/** A job that has closed cannot be saved again: it leaves the list at once. */
function TakeOff({ job: { id, title }, onTakenOff }: Props) {
  const save = useSaveJob(id);
  return (
    <Button
      size="compact"
      icon="close"
      aria-label={`Take \u2068${title}\u2069 off the saved jobs`}
      onClick={() => {
        save(false);
        onTakenOff();
      }}
    >
      Remove
    </Button>
  );
}

function Closing({ job }: { job: JobSummary }) {
  const [now] = useState(Date.now);
  if (!job.open) return 'Closed';
  return closingOf(job, now)?.words ?? 'Open';
}
