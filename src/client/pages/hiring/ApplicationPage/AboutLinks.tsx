import { useUser } from '#client/api/session.ts';
import { ListMenu } from '#client/features/pool/ListMenu.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import type { Application } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';
import styles from './Workbench.module.css';

/** To the person, to the job, and onto one’s lists. */
export function AboutLinks({ application }: { application: Application }) {
  const user = useUser();
  const { jobPostingId, jobSeekerId, jobTitle, applicantName } = application;
  return (
    <div className={styles.links}>
      {can['company.candidates'](user) && (
        <ButtonLink size="compact" to={paths.candidate(jobSeekerId)} icon="user">
          View Profile
        </ButtonLink>
      )}
      <ButtonLink
        size="compact"
        to={paths.job(jobPostingId)}
        icon="briefcase"
        aria-label={`View Job: \u2068${jobTitle}\u2069`}
      >
        View Job
      </ButtonLink>
      <ListMenu size="compact" candidate={{ id: jobSeekerId, name: applicantName }} />
    </div>
  );
}
