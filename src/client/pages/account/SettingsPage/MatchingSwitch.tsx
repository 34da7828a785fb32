import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#client/api/call.ts';
import { changeAnswers } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { matchesChanged } from '#client/features/matches/use-matching.ts';
import { paths } from '#client/paths.ts';
import { Switch } from '#client/ui/Switch.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Profile } from '#contract/api.ts';

/** Whether scores are calculated for this person at all. It takes effect at once, and goes back where the server refuses. */
export function MatchingSwitch() {
  const { data: profile } = useApi('GET /api/profile/job-seeker', {});
  // Where it was put, until the server has said so: a mutation is pending only a moment after the press.
  const [wanted, setWanted] = useState<boolean>();
  const change = useApiMutation<Profile, boolean>({
    mutationFn: (matching) => call('PUT /api/profile/job-seeker', { body: { matching } }),
    onSuccess: async (changed) => {
      changeAnswers('GET /api/profile/job-seeker', () => changed);
      toast({ title: changed.matching ? 'Matching is on' : 'Matching is off' });
      await matchesChanged();
    },
    failedTitle: 'Update failed',
    onSettled: () => setWanted(undefined),
  });
  if (!profile) return null;
  return (
    <Switch
      label="Match me with jobs"
      hint={
        <>
          Off: no job shows you a score, nothing is recommended, and employers see “No score” beside your
          applications, as they do beside many. Nothing else about your applications changes.{' '}
          <Link to={paths.matching}>How matching works</Link>
        </>
      }
      on={wanted ?? profile.matching}
      onChange={(on) => {
        setWanted(on);
        change.mutate(on);
      }}
    />
  );
}
