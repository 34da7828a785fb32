import type { ReactNode } from 'react';
import { useUser } from '#client/api/session.ts';
import { JobStatusMenu } from '#client/features/jobs/JobStatusMenu.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import type { Job } from '#contract/api.ts';
import { mayFindPeople } from '#domain/permissions.ts';
import { Closed } from './Closed.tsx';
import styles from './SeekerActions.module.css';

/** What the hiring side can do with a job: only those who run it can do more than hand it on. */
export function HiringTools({ job, children }: { job: Job; children: ReactNode }) {
  const user = useUser();
  return (
    <>
      {!job.open && <Closed job={job} hiring />}
      <div className={styles.actions}>
        {job.mayChangeStatus && (
          <ButtonLink variant="primary" size="large" to={paths.applicationsTo(job.id)}>
            View applications
          </ButtonLink>
        )}
        {job.mayChangeStatus && (
          <ButtonLink size="large" to={paths.pipeline(job.id)}>
            Pipeline
          </ButtonLink>
        )}
        {job.assistOn && mayFindPeople(user) && (
          <ButtonLink size="large" icon="users" to={paths.candidatesFor(job.id)}>
            Find candidates
          </ButtonLink>
        )}
        {job.mayEdit && (
          <ButtonLink size="large" icon="edit" to={paths.editJob(job.id)}>
            Edit Job
          </ButtonLink>
        )}
        <JobStatusMenu job={job} size="large" />
        {children}
      </div>
    </>
  );
}
