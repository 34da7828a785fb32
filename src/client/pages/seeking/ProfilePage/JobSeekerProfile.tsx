import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '#client/api/use-api.ts';
import { Completion } from '#client/features/profiles/Completion.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import type { Profile } from '#contract/api.ts';
import type { ProfileFacts } from '#domain/profile-completion.ts';
import { EducationTab } from './EducationTab.tsx';
import { ExperienceTab } from './ExperienceTab.tsx';
import styles from './JobSeekerProfile.module.css';
import { Goals } from './Goals.tsx';
import { PersonalInfo } from './PersonalInfo.tsx';
import { ResumeTab } from './ResumeTab.tsx';

const tabs = [
  { value: 'personal', label: 'Personal Info' },
  { value: 'experience', label: 'Experience' },
  { value: 'education', label: 'Education' },
  { value: 'resume', label: 'Résumé' },
  { value: 'goals', label: 'Career Goals' },
] as const;

/** `facts` are missing where a part of the profile could not be loaded; its tab says so. */
export function JobSeekerProfile({ facts }: { facts?: ProfileFacts }) {
  const [params, setParams] = useSearchParams();
  const chosen = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'personal';
  return (
    <div className={styles.profile}>
      {facts && <Completion facts={facts} />}
      <Tabs
        label="Parts of your profile"
        tabs={tabs}
        chosen={chosen}
        onChoose={(tab) => setParams(tab === 'personal' ? {} : { tab })}
      >
        {chosen === 'personal' && <OwnProfile>{(profile) => <PersonalInfo profile={profile} />}</OwnProfile>}
        {chosen === 'experience' && <ExperienceTab />}
        {chosen === 'education' && <EducationTab />}
        {chosen === 'resume' && <OwnProfile>{(profile) => <ResumeTab profile={profile} />}</OwnProfile>}
        {chosen === 'goals' && <OwnProfile>{(profile) => <Goals profile={profile} />}</OwnProfile>}
      </Tabs>
    </div>
  );
}

function OwnProfile({ children }: { children: (profile: Profile) => ReactNode }) {
  const profile = useApi('GET /api/profile/job-seeker', {});
  return (
    <Loaded query={profile} what="your profile">
      {children}
    </Loaded>
  );
}
