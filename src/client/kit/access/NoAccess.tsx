import { useSession } from '#client/api/session.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import styles from './NoAccess.module.css';

/** What a person sees on a screen that is not for their role; also where the server answers 403. */
export function NoAccess() {
  const { user } = useSession();
  const heading = usePageTitle("You don't have access to this page");
  return (
    <EmptyState
      level={1}
      heading={heading}
      title="You don't have access to this page"
      text="It’s for people with another role. If you need it, ask your company’s admin."
      action={
        <div className={styles.onward}>
          <ButtonLink to={paths.dashboard(user?.userType)} variant="primary">
            Go to Dashboard
          </ButtonLink>
          <ButtonLink to={paths.jobs}>Browse Jobs</ButtonLink>
        </div>
      }
    />
  );
}
