import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { useUser } from '#client/api/session.ts';
import { useProfileFacts } from '#client/features/profiles/use-profile-facts.ts';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import type { CurrentUser } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';
import { AccountCard } from './AccountCard.tsx';
import { JobSeekerProfile } from './JobSeekerProfile.tsx';
import styles from './ProfilePage.module.css';

export const prefetchScreen: PrefetchScreen = ({ user }) => {
  if (!can['profile.own'](user)) return;
  prefetch('GET /api/profile/job-seeker', {});
  prefetch('GET /api/work-experience', {});
  prefetch('GET /api/education', {});
};

/** Everyone's account, and a job seeker's profile beside it. */
export function ProfilePage() {
  const user = useUser();
  if (can['profile.own'](user)) return <WithProfile user={user} />;
  return (
    <>
      <PageHeader title="Profile" lead="Your name, email and password." />
      <div className={styles.alone}>
        <AccountCard user={user} />
      </div>
    </>
  );
}

function WithProfile({ user }: { user: CurrentUser }) {
  const { facts, isPending } = useProfileFacts();
  return (
    <>
      <PageHeader title="Profile" lead="What employers see when you apply." />
      {isPending ? (
        <div className={styles.columns}>
          <Loading what="your profile" />
          <Skeleton height="30rem" />
          <Skeleton height="20rem" />
        </div>
      ) : (
        <div className={styles.columns}>
          <JobSeekerProfile facts={facts} />
          <AccountCard user={user} />
        </div>
      )}
    </>
  );
}
