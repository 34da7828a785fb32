import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Callout } from '#client/ui/Callout.tsx';
import type { CurrentUser } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';
import styles from './WhoPosts.module.css';

/** For those who came to post and may not: who does, and what they can do instead. */
export function WhoPosts({ user }: { user: CurrentUser }) {
  const everything = can['platform.administer'](user);
  return (
    <div className={styles.place}>
      <Callout
        icon="briefcase"
        title="Recruiters and hiring managers post jobs"
        actions={
          <ButtonLink to={everything ? paths.adminUsers : paths.companyMembers} icon="users">
            {everything ? 'View users' : 'View members'}
          </ButtonLink>
        }
      >
        <p>
          {everything
            ? 'You can pause, close, fill and reopen every company’s jobs here; each change is recorded in the audit log. '
            : 'You can pause, close, fill and reopen your company’s jobs here. '}
          To change what a job says, ask one of its company’s recruiters or hiring managers.
        </p>
      </Callout>
    </div>
  );
}
