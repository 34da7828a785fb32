import { useApi } from '#client/api/use-api.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';

/** Why no job is recommended, and what to do about it. */
export function NoRecommendations({ level }: { level?: 2 | 3 }) {
  const profile = useApi('GET /api/profile/job-seeker', {});
  const experience = useApi('GET /api/work-experience', {});
  if (!profile.data || !experience.data) return null;
  if (!profile.data.matching)
    return (
      <EmptyState
        level={level}
        title="Matching is switched off"
        text="So nothing is recommended and no job shows a score. Your applications are treated as before."
        action={<ButtonLink to={paths.ownMatching}>Matching in your settings</ButtonLink>}
      />
    );
  if (!profile.data.skills.length && !experience.data.length)
    return (
      <EmptyState
        level={level}
        title="Complete your profile to see your match"
        text="A few skills, or a job you have held, are enough to begin with."
        action={<ButtonLink to={paths.profilePart('skills')}>List your skills</ButtonLink>}
      />
    );
  return (
    <EmptyState
      level={level}
      title="No open job fits well enough yet"
      text="As soon as one does, it is here. What you want next, in your profile, helps to find it."
      action={<ButtonLink to={paths.profileGoals}>Say what you want next</ButtonLink>}
    />
  );
}
