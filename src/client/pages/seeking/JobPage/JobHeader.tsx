import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AnswerRecord } from '#client/features/response-times/AnswerRecord.tsx';
import { CompanyMark } from '#client/features/companies/CompanyMark.tsx';
import { EmployerMark } from '#client/features/companies/EmployerMark.tsx';
import { JobMatch } from '#client/features/matches/JobMatch.tsx';
import { paths } from '#client/paths.ts';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { Time } from '#client/ui/Time.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import type { Job } from '#contract/api.ts';
import { employmentTypeLabel } from '#domain/jobs.ts';
import styles from './JobHeader.module.css';

/** What one must know before reading on: what, at whom, where, for how much. */
export function JobHeader({ job, children }: { job: Job; children: ReactNode }) {
  const heading = usePageTitle(job.title);
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <CompanyMark name={job.companyName} large />
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1} dir="auto">
            {job.title}
          </h1>
          <p className={styles.company}>
            <Link to={paths.company(job.companyId)} dir="auto">
              {job.companyName}
            </Link>
            <EmployerMark verified={job.companyVerified} inWords />
            <AnswerRecord record={job.answerRecord} whole />
          </p>
        </div>
        <JobMatch job={job} />
      </div>
      <ul className={styles.facts}>
        <Fact icon="pin">{job.location ?? 'Location not stated'}</Fact>
        <Fact icon="money">
          {job.salaryRange ? <span className={styles.salary}>{job.salaryRange}</span> : 'Salary not stated'}
        </Fact>
        <Fact icon="briefcase">{employmentTypeLabel[job.employmentType]}</Fact>
        {job.experienceLevel && <Fact icon="star">{job.experienceLevel}</Fact>}
        {job.department && <Fact icon="building">{job.department}</Fact>}
        {job.startDate && (
          <Fact icon="calendar">
            Begins <Time value={`${job.startDate}T00:00:00Z`} />
          </Fact>
        )}
      </ul>
      {children}
    </header>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon name={icon} />
      <span dir="auto">{children}</span>
    </li>
  );
}
