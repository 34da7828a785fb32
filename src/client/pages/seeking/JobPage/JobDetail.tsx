import { useEffect, useRef, useState } from 'react';
import { useUser } from '#client/api/session.ts';
import { ApplySheet } from '#client/features/applying/ApplySheet.tsx';
import type { JobVisit } from '#client/features/jobs/job-visit.ts';
import { usePageTitle } from '#client/ui/page-title.ts';
import { classNames } from '#client/ui/class-names.ts';
import type { Job } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';
import { CompanyPanel } from '#client/features/job-page/CompanyPanel.tsx';
import { HiringTools } from './HiringTools.tsx';
import styles from './JobDetail.module.css';
import { HowYouMatch } from './HowYouMatch.tsx';
import { JobHeader } from '#client/features/job-page/JobHeader.tsx';
import { JobMatch } from '#client/features/matches/JobMatch.tsx';
import { JobStats } from '#client/features/job-page/JobStats.tsx';
import { JobTexts } from '#client/features/job-page/JobTexts.tsx';
import { ApplyAgainAtTheEnd, SeekerActions } from './SeekerActions.tsx';
import { ShareButton } from './ShareButton.tsx';
import { SimilarJobs } from './SimilarJobs.tsx';

interface Props {
  job: Job;
  visit: JobVisit;
  /** There is a list beside it: its own parts stand below each other. */
  narrow: boolean;
}

export function JobDetail({ job, visit, narrow }: Props) {
  const user = useUser();
  const heading = usePageTitle(job.title);
  const [applying, setApplying] = useState(false);
  const seeking = can['job.apply'](user);
  const wasApplying = useRef(false);
  useEffect(() => {
    // The button that opened the sheet goes when the application is sent: the focus it would have got back goes to the top.
    const lost = wasApplying.current && document.activeElement === document.body;
    if (!applying && lost) document.querySelector<HTMLElement>('main h1')?.focus();
    wasApplying.current = applying;
  }, [applying]);
  return (
    <div className={styles.job}>
      <JobHeader
        job={job}
        terms={job}
        match={<JobMatch job={job} />}
        heading={
          <h1 ref={heading} tabIndex={-1} dir="auto">
            {job.title}
          </h1>
        }
      >
        {seeking ? (
          <SeekerActions job={job} onApply={() => setApplying(true)} />
        ) : (
          <HiringTools job={job}>
            <ShareButton job={job} />
          </HiringTools>
        )}
      </JobHeader>
      <JobStats job={job} />
      <div className={classNames(styles.columns, narrow && styles.narrow)}>
        <div className={styles.main}>
          <JobTexts job={job} />
          {can['job.match'](user) && <HowYouMatch jobId={job.id} />}
          {seeking && <ApplyAgainAtTheEnd job={job} onApply={() => setApplying(true)} />}
        </div>
        <CompanyPanel job={job} />
      </div>
      {seeking && <SimilarJobs job={job} />}
      {seeking && (
        <ApplySheet job={job} source={visit.source} open={applying} onClose={() => setApplying(false)} />
      )}
    </div>
  );
}
