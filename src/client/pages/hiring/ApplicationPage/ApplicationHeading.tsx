import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { usePageTitle } from '#client/ui/page-title.ts';
import type { Application } from '#contract/api.ts';
import dots from '#client/ui/Dots.module.css';
import detail from '#client/ui/DetailLayout.module.css';
import styles from './ApplicationDetail.module.css';

/** Whom the page is about for those who decide; for the one who applied, what. */
export function ApplicationHeading({ application, hiring }: { application: Application; hiring: boolean }) {
  const { applicantName, jobPostingId, jobTitle, companyName, jobLocation } = application;
  const title = hiring ? applicantName : jobTitle;
  const heading = usePageTitle(hiring ? `${applicantName}, ${jobTitle}` : `Application: ${jobTitle}`);
  return (
    <div className={detail.words}>
      <h1 ref={heading} tabIndex={-1} dir="auto" className={detail.name}>
        {title}
      </h1>
      <p className={`${dots.dots} ${styles.about}`}>
        {hiring && (
          <span>
            <Link to={paths.job(jobPostingId)} dir="auto">
              {jobTitle}
            </Link>
          </span>
        )}
        <span dir="auto">{companyName}</span>
        {jobLocation && <span dir="auto">{jobLocation}</span>}
      </p>
    </div>
  );
}
