import { useState } from 'react';
import { Link } from 'react-router';
import { CompanyMark } from '#client/features/companies/CompanyMark.tsx';
import { EmployerMark } from '#client/features/companies/EmployerMark.tsx';
import { closingOf } from '#client/features/jobs/closing.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import dots from '#client/ui/Dots.module.css';
import { Time } from '#client/ui/Time.tsx';
import type { VisitorPages, VisitorsJobSummary } from '#contract/visitor-pages.ts';
import { employmentTypeLabel } from '#domain/jobs.ts';
import styles from './NewestJobs.module.css';
import section from '#client/features/front-door/Section.module.css';

/** The newest jobs as a board of departures: what, where, for how much. */
export function NewestJobs({ jobs, openJobs, approximate }: VisitorPages['home']) {
  if (!jobs.length) return null;
  return (
    <section className={section.section} aria-labelledby="newest-jobs">
      <div className={section.head}>
        <h2 id="newest-jobs" className={section.title}>
          New on the board
        </h2>
        <Link to={paths.jobs} className={section.more}>
          All {approximate && 'about '}
          {openJobs.toLocaleString('en')} jobs
        </Link>
      </div>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <li key={job.id} className={styles.job}>
            <JobRow job={job} />
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.jobs} iconAfter="arrow-right" className={styles.all}>
        See all jobs
      </ButtonLink>
    </section>
  );
}

function JobRow({ job }: { job: VisitorsJobSummary }) {
  const [now] = useState(Date.now);
  const closing = closingOf(job, now);
  return (
    <>
      <CompanyMark name={job.companyName} logo={job.companyLogo} />
      <div className={styles.words}>
        <h3 className={styles.title} dir="auto">
          <Link to={paths.job(job.id)} className={styles.open}>
            {job.title}
          </Link>
        </h3>
        <p className={styles.company}>
          <span dir="auto">{job.companyName}</span>
          <EmployerMark verified={job.companyVerified} />
        </p>
      </div>
      <p className={`${dots.dots} ${styles.where}`}>
        <span dir="auto">{job.location ?? 'Location not stated'}</span>
        <span>{employmentTypeLabel[job.employmentType]}</span>
      </p>
      <div className={styles.pay}>
        {job.salaryRange ? (
          <b dir="auto">{job.salaryRange}</b>
        ) : (
          <span className={styles.unsaid}>Salary not stated</span>
        )}
        <span className={styles.when}>
          {closing?.soon ? (
            <span className={styles.soon}>{closing.words}</span>
          ) : (
            <>
              Posted <Time value={job.postedDate} as="date" />
            </>
          )}
        </span>
      </div>
    </>
  );
}
