import { Icon } from '#client/ui/Icon.tsx';
import type { CurrentUser } from '#contract/api.ts';
import { limits, openCompanyId } from '#domain/limits.ts';
import styles from './Unvouched.module.css';

/** What it means that no company stands behind this person yet. */
export function Unvouched({ user }: { user: CurrentUser }) {
  const asked = user.memberships.find(({ companyId }) => companyId !== openCompanyId);
  return (
    <aside className={styles.hint} aria-labelledby="unvouched">
      <Icon name="building" />
      <div className={styles.words}>
        <h2 id="unvouched" className={styles.title}>
          {asked ? (
            <>
              <bdi>{asked.companyName}</bdi> has not confirmed you yet
            </>
          ) : (
            'You post as an independent employer'
          )}
        </h2>
        <p>
          Your jobs carry “Employer not verified”, you can have {limits.openJobsWithoutVerifiedCompany} open
          at a time, and you see only the applications to jobs you have posted yourself.{' '}
          {asked
            ? 'This ends when a company admin confirms that you belong there.'
            : 'This ends when a company confirms that you belong to it.'}
        </p>
      </div>
    </aside>
  );
}
