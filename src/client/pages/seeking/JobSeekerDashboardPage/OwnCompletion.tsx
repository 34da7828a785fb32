import { Completion } from '#client/features/profiles/Completion.tsx';
import { useProfileFacts } from '#client/features/profiles/use-profile-facts.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { profileGaps } from '#domain/profile-completion.ts';

export function OwnCompletion() {
  const { facts } = useProfileFacts();
  if (!facts) return null;
  return (
    <Completion
      facts={facts}
      action={
        <ButtonLink to={paths.profile}>
          {profileGaps(facts).length ? 'Complete Profile' : 'View Profile'}
        </ButtonLink>
      }
    />
  );
}
