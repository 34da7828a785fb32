import { useId } from 'react';
import { Link } from 'react-router';
import { CompanyMark } from '#client/features/companies/CompanyMark.tsx';
import { EmployerMark } from '#client/features/companies/EmployerMark.tsx';
import card from '#client/features/jobs/JobCard.module.css';
import { JobFacts } from '#client/features/jobs/JobFacts.tsx';
import { JobSkills } from '#client/features/jobs/JobSkills.tsx';
import { Marked } from '#client/features/jobs/Marked.tsx';
import { AnswerRecord } from '#client/features/response-times/AnswerRecord.tsx';
import { paths } from '#client/paths.ts';
import { Card } from '#client/ui/Card.tsx';
import type { VisitorsJobSummary } from '#contract/visitor-pages.ts';
import styles from './JobEntry.module.css';

/** A job in a list, as the app's card has it without what only somebody can do. The title's link covers all of it. */
export function JobEntry({ job }: { job: VisitorsJobSummary }) {
  const heading = useId();
  return (
    <Card as="article" className={card.card} aria-labelledby={heading}>
      <CompanyMark name={job.companyName} logo={job.companyLogo} />
      <div className={card.words}>
        <h3 id={heading} className={card.title} dir="auto">
          <Link to={paths.job(job.id)} className={card.open}>
            <Marked text={job.title} />
          </Link>
        </h3>
        <div className={card.company}>
          <Link to={paths.company(job.companyId)} className={card.above} dir="auto">
            <Marked text={job.companyName} />
          </Link>
          <EmployerMark verified={job.companyVerified} />
          <AnswerRecord record={job.answerRecord} />
        </div>
      </div>
      <div className={card.body}>
        {job.excerpt && (
          <p className={card.excerpt} dir="auto">
            <Marked text={job.excerpt} />
          </p>
        )}
        <JobFacts job={job} />
        <JobSkills skills={job.skillsRequired} />
      </div>
    </Card>
  );
}

/** Jobs below each other. */
export function JobEntries({ jobs }: { jobs: readonly VisitorsJobSummary[] }) {
  return (
    <ol className={styles.list}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobEntry job={job} />
        </li>
      ))}
    </ol>
  );
}
