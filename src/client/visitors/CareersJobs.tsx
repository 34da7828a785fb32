import { useState } from 'react';
import { closingOf } from '#client/features/jobs/closing.ts';
import { FormattedText } from '#client/features/jobs/FormattedText.tsx';
import { Marked } from '#client/features/jobs/Marked.tsx';
import { WordsToMark } from '#client/features/jobs/words-to-mark.ts';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/Icon.tsx';
import type { CareersPage, VisitorsJobSummary } from '#contract/visitor-pages.ts';
import { employmentTypeLabel } from '#domain/jobs.ts';
import { addressNames } from '#domain/search-filters.ts';
import { JobSearchForm } from './JobSearchForm.tsx';
import styles from './CareersJobs.module.css';

interface Props {
  data: CareersPage;
  /** The address of the careers site. */
  home: string;
  next: string | undefined;
  text: string | null;
}

/** A company's jobs on its own site: searched by a form, paged through by links. */
export function CareersJobs({ data, home, next, text }: Props) {
  const { jobs, search, words, corrected, isFirst, company } = data;
  const isShort = company.publicJobs <= fewJobs && !search && isFirst;
  return (
    <>
      {text && <FormattedText text={text} />}
      {!isShort && (
        <JobSearchForm action={`${home}#jobs`} placeholder="Title, skill or place" words={search} />
      )}
      {corrected && (
        <p>
          Showing results for <b dir="auto">{corrected}</b>.
        </p>
      )}
      {jobs.length > 0 ? (
        <WordsToMark value={words}>
          <ol className={styles.jobs}>
            {jobs.map((job) => (
              <li key={job.id}>
                <JobRow job={job} />
              </li>
            ))}
          </ol>
        </WordsToMark>
      ) : (
        <p className={styles.none}>
          {search ? 'No jobs found. Try fewer words.' : 'No open jobs at the moment. Look again soon.'}
        </p>
      )}
      {(!isFirst || search || next) && (
        <p className={styles.ways}>
          {(!isFirst || search) && <a href={`${home}#jobs`}>{search ? 'All jobs' : 'First page'}</a>}
          {next && (
            <a href={addressOf(home, search, next)} rel="next">
              More jobs
            </a>
          )}
        </p>
      )}
    </>
  );
}

/** With so few nobody searches. */
const fewJobs = 5;

function addressOf(home: string, search: string, after: string): string {
  const query = new URLSearchParams({ ...(search ? { [addressNames.search]: search } : {}), after });
  return `${home}?${query.toString()}#jobs`;
}

function JobRow({ job }: { job: VisitorsJobSummary }) {
  const [now] = useState(Date.now);
  const closing = closingOf(job, now);
  return (
    <article className={styles.job}>
      <h3 dir="auto">
        <a href={paths.job(job.id)}>
          <Marked text={job.title} />
        </a>
      </h3>
      <p className={styles.facts}>
        {[job.department, job.location, employmentTypeLabel[job.employmentType]]
          .filter(Boolean)
          .map((fact) => (
            <span key={fact} dir="auto">
              {fact}
            </span>
          ))}
        {closing?.soon && <b>{closing.words}</b>}
      </p>
      {job.salaryRange && (
        <p className={styles.pay} dir="auto">
          {job.salaryRange}
        </p>
      )}
      <Icon name="arrow-right" />
    </article>
  );
}
