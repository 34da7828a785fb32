import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Switch } from '#client/ui/Switch.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Profile } from '#contract/api.ts';
import styles from './Discoverable.module.css';
import { showProfile } from './show-profile.ts';

/** Whether employers may find this person. It takes effect at once, and goes back where the server refuses. */
export function Discoverable({ on }: { on: boolean }) {
  const [wanted, setWanted] = useState<boolean>();
  const change = useApiMutation<Profile, boolean>({
    mutationFn: (discoverable) => call('PUT /api/profile/job-seeker', { body: { discoverable } }),
    onSuccess: (profile) => {
      showProfile(profile);
      toast({ title: 'Profile updated' });
    },
    failedTitle: 'Update failed',
    onSettled: () => setWanted(undefined),
  });
  return (
    <section className={styles.visibility} aria-labelledby="visibility">
      <h2 id="visibility" className={styles.title}>
        Who can find you
      </h2>
      <Switch
        label="Let employers find me"
        hint="Employers on this site can then see your name, title, location, summary, skills, experience and education, even if you haven’t applied to them. Your email address, phone number and résumé stay hidden until you apply. When this is off, only employers you apply to see your profile."
        on={wanted ?? on}
        onChange={(next) => {
          setWanted(next);
          change.mutate(next);
        }}
      />
    </section>
  );
}
