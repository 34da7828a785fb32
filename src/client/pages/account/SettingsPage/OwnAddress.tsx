import { call } from '#client/api/call.ts';
import { changeAccount } from '#client/api/session.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { toast } from '#client/ui/toast.ts';
import type { CurrentUser } from '#contract/api.ts';
import styles from './OwnAddress.module.css';

/** The address one is reached at, whether it is proved, and what waits to take its place. */
export function OwnAddress({ user: { email, emailConfirmed, pendingEmail } }: { user: CurrentUser }) {
  const asked = pendingEmail ?? (emailConfirmed ? null : email);
  const send = useApiMutation<unknown, string>({
    mutationFn: () => call('POST /api/user/email-confirmation'),
    onSuccess: (_, address) =>
      toast({ title: 'Mail sent', description: `The link in it confirms \u2068${address}\u2069.` }),
    failedTitle: 'No email was sent',
  });
  const keep = useApiMutation<unknown, string>({
    mutationFn: (address) => changeAccount({ email: address }),
    onSuccess: (_, address) =>
      toast({ title: 'Address kept', description: `Mail goes to \u2068${address}\u2069, as before.` }),
    failedTitle: 'The address was not kept',
  });
  if (email === null) return <p>No email address yet.</p>;
  return (
    <div className={styles.address}>
      <p className={styles.line}>
        <bdi>{email}</bdi>
        {emailConfirmed ? (
          <Pill tone="green" icon="check">
            Confirmed
          </Pill>
        ) : (
          <Pill tone="yellow" icon="clock">
            Not confirmed
          </Pill>
        )}
      </p>
      {pendingEmail !== null && (
        <p>
          <bdi>{pendingEmail}</bdi> takes its place once it is confirmed.
        </p>
      )}
      {asked !== null && (
        <div className={styles.line}>
          <Button
            size="compact"
            pending={send.isPending}
            pendingLabel="Sending…"
            onClick={() => send.mutate(asked)}
          >
            Send confirmation mail
          </Button>
          {pendingEmail !== null && (
            <Button
              size="compact"
              pending={keep.isPending}
              pendingLabel="Keeping…"
              onClick={() => keep.mutate(email)}
            >
              Keep current address
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
