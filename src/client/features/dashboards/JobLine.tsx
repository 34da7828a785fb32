import { Link } from 'react-router';
import type { JobVisit } from '#client/features/jobs/job-visit.ts';
import { SaveButton } from '#client/features/jobs/SaveButton.tsx';
import { paths } from '#client/paths.ts';
import { Time } from '#client/ui/Time.tsx';
import type { JobSummary } from '#contract/api.ts';
import { employmentTypeLabel } from '#domain/jobs.ts';
import styles from './JobLine.module.css';

interface Props {
  job: JobSummary;
  /** Which list it stands in: how an applicant came to a job is counted. */
  source: JobVisit['source'];
}

/** A job in a row of a list: less than a card, enough to choose by. */
export function JobLine({ job, source }: Props) {
  const visit: JobVisit = { source };
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

function Closing({ job: { open, applicationDeadline, postedDate } }: { job: JobSummary }) {
  if (!open) return 'Closed';
  if (!applicationDeadline) {
    return (
      <>
        Posted <Time value={postedDate} as="ago" />
      </>
    );
  }
  return (
    <>
      Closes <Time value={applicationDeadline} />
    </>
  );
}
