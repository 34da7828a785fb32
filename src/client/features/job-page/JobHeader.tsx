import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AnswerRecord } from '#client/features/response-times/AnswerRecord.tsx';
import { CompanyMark } from '#client/features/companies/CompanyMark.tsx';
import { EmployerMark } from '#client/features/companies/EmployerMark.tsx';
import { type ShownTerms, TermsLine } from '#client/features/jobs/TermsLine.tsx';
import { paths } from '#client/paths.ts';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { ShownJob } from './shown-job.ts';
import { employmentTypeLabel } from '#domain/jobs.ts';
import styles from './JobHeader.module.css';

interface Props {
  job: Facts;
  terms: ShownTerms;
  /** Its title, as the heading it is where it stands. */
  heading: ReactNode;
  /** How whoever reads it matches it, where that is known. */
  match?: ReactNode;
  children: ReactNode;
}

type Facts = Pick<
  ShownJob,
  | 'companyId'
  | 'companyName'
  | 'companyLogo'
  | 'companyVerified'
  | 'answerRecord'
  | 'location'
  | 'salaryRange'
  | 'employmentType'
  | 'experienceLevel'
  | 'department'
  | 'startDate'
>;

/** What one must know before reading on: what, at whom, where, for how much. Visitors' pages have it, too. */
export function JobHeader({ job, terms, heading, match, children }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <CompanyMark name={job.companyName} logo={job.companyLogo} large />
        <div className={styles.words}>
          {heading}
          <p className={styles.company}>
            <Link to={paths.company(job.companyId)} className="tap" dir="auto">
              {job.companyName}
            </Link>
            <EmployerMark verified={job.companyVerified} inWords />
            <AnswerRecord record={job.answerRecord} whole />
          </p>
        </div>
        {match}
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
            Begins <Time value={job.startDate} />
          </Fact>
        )}
      </ul>
      <TermsLine job={terms} />
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
