import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import type { CompanyFrame, VisitorPages } from '#contract/visitor-pages.ts';
import { JobEntries } from './JobEntry.tsx';
import { JobSearchForm } from './JobSearchForm.tsx';
import styles from './JobForVisitors.module.css';
import type { VisitorPage } from './page.ts';

/** A job that visitors could read once: that it is over, and what is open instead. */
export function closedJob(
  { job, similar }: VisitorPages['closedJob'],
  { company }: { company?: CompanyFrame | undefined },
): VisitorPage {
  const title = job ? `${job.title} at ${job.companyName}: no longer open` : 'This job is no longer open';
  return {
    title,
    isListed: false,
    body: (
      <div className={styles.page}>
        <h1 dir="auto">This job is no longer open</h1>
        {job && (
          <p>
            <b dir="auto">{job.title}</b> at{' '}
            <Link to={paths.company(job.companyId)} dir="auto">
              {job.companyName}
            </Link>{' '}
            doesn’t take applications any more.
          </p>
        )}
        <JobSearchForm />
        {similar.length > 0 && (
          <section className={styles.section}>
            <h2>{company ? 'Other open jobs' : 'Similar open jobs'}</h2>
            <JobEntries jobs={similar} />
          </section>
        )}
        <p>
          <Link to={paths.jobs}>All jobs</Link>
        </p>
      </div>
    ),
  };
}
