import { useUser } from '#client/api/session.ts';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import part from '#client/ui/Part.module.css';
import type { Application } from '#contract/api.ts';
import { can, isJobSeeker } from '#domain/permissions.ts';
import { BeginOnboarding } from './BeginOnboarding.tsx';
import { OnboardingList } from './OnboardingList.tsx';
import { useOnboarding } from './use-onboarding.ts';

/** What is to be done before the first day, for either side. Nothing for whom nothing has begun and who cannot begin it. */
export function OnboardingSection({ application }: { application: Application }) {
  const user = useUser();
  const { data, error, refetch } = useOnboarding(application.id);
  if (error && !data)
    return <ErrorState title="The list could not be loaded" error={error} retry={() => void refetch()} />;
  const seeker = isJobSeeker(user);
  const mayBegin = can['onboarding.run'](user) && application.status === 'hired';
  if (!data || (!data.onboarding && !mayBegin)) return null;
  return (
    <section className={part.part} aria-labelledby="onboarding">
      <h2 id="onboarding">{seeker && !data.onboarding?.resting ? 'Before your first day' : 'Onboarding'}</h2>
      {data.onboarding ? (
        <OnboardingList onboarding={data.onboarding} application={application} seeker={seeker} />
      ) : (
        <BeginOnboarding application={application} />
      )}
    </section>
  );
}
