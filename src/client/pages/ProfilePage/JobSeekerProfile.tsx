import { useSearchParams } from 'react-router';
import { useApi } from '#client/api/use-api.ts';
import { Completion } from '#client/features/profile/Completion.tsx';
import { useProfileFacts } from '#client/features/profile/use-profile-facts.ts';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import { EducationTab } from './EducationTab.tsx';
import { ExperienceTab } from './ExperienceTab.tsx';
import styles from './JobSeekerProfile.module.css';
import { PersonalInfo } from './PersonalInfo.tsx';

const tabs = [
  { value: 'personal', label: 'Personal Info' },
  { value: 'experience', label: 'Experience' },
  { value: 'education', label: 'Education' },
] as const;

export function JobSeekerProfile() {
  const [params, setParams] = useSearchParams();
  const chosen = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'personal';
  const facts = useProfileFacts();
  return (
    <div className={styles.profile}>
      {facts ? <Completion facts={facts} /> : <Skeleton height="8.5rem" />}
      <Tabs
        label="Parts of your profile"
        tabs={tabs}
        chosen={chosen}
        onChoose={(tab) => setParams(tab === 'personal' ? {} : { tab })}
      >
        {chosen === 'personal' && <Personal />}
        {chosen === 'experience' && <ExperienceTab />}
        {chosen === 'education' && <EducationTab />}
      </Tabs>
    </div>
  );
}

function Personal() {
  const profile = useApi('GET /api/profile/job-seeker', {});
  if (profile.data) return <PersonalInfo profile={profile.data} />;
  if (profile.error) {
    return (
      <ErrorState
        title="Your profile could not be loaded"
        error={profile.error}
        retry={() => void profile.refetch()}
      />
    );
  }
  return (
    <div className={styles.waiting}>
      <Loading what="your profile" />
      <Skeleton height="4rem" />
      <Skeleton height="4rem" />
      <Skeleton height="9rem" />
    </div>
  );
}
