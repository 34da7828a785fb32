import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { JobStatusMenu } from '#client/features/jobs/JobStatusMenu.tsx';
import { useOfferActs } from '#client/kit/shortcuts/page-acts.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import type { Job } from '#contract/api.ts';
import { mayFindPeople } from '#domain/permissions.ts';
import { Closed } from './Closed.tsx';
import styles from './SeekerActions.module.css';

/** What the hiring side can do with a job: only those who run it can do more than hand it on. */
export function HiringTools({ job, children }: { job: Job; children: ReactNode }) {
  const user = useUser();
  const navigate = useNavigate();
  useOfferActs(
    job.mayEdit
      ? [{ label: `Duplicate \u2068${job.title}\u2069`, act: () => void navigate(paths.copyOfJob(job.id)) }]
      : [],
  );
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
          <ButtonLink
            size="large"
            icon="edit"
            to={job.status === 'draft' ? paths.draft(job.id) : paths.editJob(job.id)}
          >
            Edit Job
          </ButtonLink>
        )}
        {job.mayEdit && (
          <ButtonLink size="large" to={paths.copyOfJob(job.id)}>
            Duplicate
          </ButtonLink>
        )}
        <JobStatusMenu job={job} size="large" />
        {children}
      </div>
    </>
  );
}
