import { useSession } from '#client/api/session.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import styles from './NoAccess.module.css';
import { whoPosts } from './who-posts.ts';

/** What a job seeker reads who wants to post a job. */
export function EmployersOnly() {
  const { user } = useSession();
  const heading = usePageTitle(whoPosts.title);
  return (
    <EmptyState
      level={1}
      heading={heading}
      title={whoPosts.title}
      text={`You’re signed in as a job seeker. ${whoPosts.description}`}
      action={
        <div className={styles.onward}>
          <ButtonLink to={paths.jobs} variant="primary">
            Browse Jobs
          </ButtonLink>
          <ButtonLink to={paths.dashboard(user?.userType)}>Go to Dashboard</ButtonLink>
        </div>
      }
    />
  );
}
