import { useUser } from '#client/api/session.ts';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import { can } from '#domain/permissions.ts';
import { AccountCard } from './ProfilePage/AccountCard.tsx';
import { JobSeekerProfile } from './ProfilePage/JobSeekerProfile.tsx';
import styles from './ProfilePage/ProfilePage.module.css';

/** Everyone's account, and a job seeker's profile beside it. */
export function ProfilePage() {
  const user = useUser();
  if (!can['profile.own'](user)) {
    return (
      <>
        <PageHeader title="Profile" lead="Your account here." />
        <div className={styles.alone}>
          <AccountCard user={user} />
        </div>
      </>
    );
  }
  return (
    <>
      <PageHeader title="Profile" lead="What employers learn about you when you apply." />
      <div className={styles.columns}>
        <JobSeekerProfile />
        <AccountCard user={user} />
      </div>
    </>
  );
}
