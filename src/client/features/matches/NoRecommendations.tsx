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
        title="Matching is off"
        text="No jobs are recommended and none show a score. Your applications aren’t affected."
        action={<ButtonLink to={paths.ownMatching}>Matching in your settings</ButtonLink>}
      />
    );
  if (!profile.data.skills.length && !experience.data.length)
    return (
      <EmptyState
        level={level}
        title="Complete your profile to see your match"
        text="A few skills or one past job is enough to start."
        action={<ButtonLink to={paths.profilePart('skills')}>List your skills</ButtonLink>}
      />
    );
  return (
    <EmptyState
      level={level}
      title="No open job fits well enough yet"
      text="We’ll show jobs here as soon as they fit. Adding your career goals helps."
      action={<ButtonLink to={paths.profileGoals}>Add career goals</ButtonLink>}
    />
  );
}
