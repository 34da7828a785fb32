import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { AnswerRecord } from '#client/features/response-times/AnswerRecord.tsx';
import { JobMatch } from '#client/features/matches/JobMatch.tsx';
import { useShortcutsOn } from '#client/kit/shortcuts/shortcuts.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import type { JobSummary } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';
import { CompanyMark } from '#client/features/companies/CompanyMark.tsx';
import { EmployerMark } from '#client/features/companies/EmployerMark.tsx';
import styles from './JobCard.module.css';
import { JobFacts } from './JobFacts.tsx';
import { JobSkills } from './JobSkills.tsx';
import type { JobVisit } from './job-visit.ts';
import { Marked } from './Marked.tsx';
import { SaveButton } from './SaveButton.tsx';

interface Props {
  job: JobSummary;
  /** What the job's own page is told of where one came from. */
  visit: JobVisit;
  /** Level of the title as a heading; 3 unless told. */
  level?: 2 | 3;
  /** Where the company's name leads; to all of its jobs unless told. */
  companyHref?: string;
  /** The buttons; those of the viewer's role unless told. */
  actions?: ReactNode;
}

/** A posting in a list. The title's link covers the whole card; what else can be pressed lies above it. */
export function JobCard({ job, visit, level = 3, companyHref, actions }: Props) {
  const heading = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Card as="article" className={styles.card} aria-labelledby={heading}>
      <CompanyMark name={job.companyName} logo={job.companyLogo} />
      <div className={styles.words}>
        <Heading id={heading} className={styles.title} dir="auto">
          <Link to={paths.job(job.id)} state={visit} className={styles.open} data-job-link>
            <Marked text={job.title} />
          </Link>
        </Heading>
        <div className={styles.company}>
          <Link to={companyHref ?? paths.jobsOfCompany(job.companyId)} className={styles.above} dir="auto">
            <Marked text={job.companyName} />
          </Link>
          <EmployerMark verified={job.companyVerified} />
          <AnswerRecord record={job.answerRecord} />
        </div>
      </div>
      <JobMatch job={job} />
      <div className={styles.body}>
        {job.excerpt && (
          <p className={styles.excerpt} dir="auto">
            <Marked text={job.excerpt} />
          </p>
        )}
        <JobFacts job={job} />
        <div className={styles.foot}>
          <JobSkills skills={job.skillsRequired} />
          <div className={styles.actions}>{actions ?? <JobCardActions job={job} visit={visit} />}</div>
        </div>
      </div>
    </Card>
  );
}

/** What the viewer can do with a posting without opening it. */
function JobCardActions({ job, visit }: Pick<Props, 'job' | 'visit'>) {
  const user = useUser();
  const shortcuts = useShortcutsOn();
  if (!can['job.apply'](user)) {
    return (
      <ButtonLink
        to={paths.job(job.id)}
        state={visit}
        size="compact"
        aria-label={`View Details: ${job.title}`}
      >
        View Details
      </ButtonLink>
    );
  }
  return (
    <>
      {job.applied && <Pill icon="check">Applied</Pill>}
      {!job.applied && !job.open && <Pill>Closed</Pill>}
      <SaveButton job={job} size="compact" />
      {!job.applied && job.open && (
        <ButtonLink
          to={paths.job(job.id)}
          state={visit}
          size="compact"
          aria-label={`Apply: ${job.title}`}
          aria-keyshortcuts={shortcuts ? 'a' : undefined}
        >
          Apply
        </ButtonLink>
      )}
    </>
  );
}
