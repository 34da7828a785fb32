import { Link } from 'react-router';
import { call } from '#client/api/call.ts';
import { useApi } from '#client/api/use-api.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Callout } from '#client/ui/Callout.tsx';
import { Time } from '#client/ui/Time.tsx';
import { toast } from '#client/ui/toast.ts';
import styles from './SettingsSection.module.css';

/** Tells whoever's address takes no mail, which they would not learn by mail, and what to do. */
export function OwnMail() {
  const { data } = useApi('GET /api/user/mail', {});
  const confirm = useApiMutation<undefined>({
    mutationFn: () => call('POST /api/user/email-confirmation'),
    onSuccess: () =>
      toast({ title: 'Email sent', description: 'Follow the link in it, and mail reaches you again.' }),
    failedTitle: 'Email could not be sent',
  });
  if (!data?.refusedSince) return null;
  return (
    <div className={styles.notice}>
      <Callout
        title="Mail does not reach you"
        icon="alert"
        actions={
          <Button
            pending={confirm.isPending}
            pendingLabel="Sending…"
            disabled={confirm.isSuccess}
            onClick={() => confirm.mutate()}
          >
            Confirm this address again
          </Button>
        }
      >
        <p>
          The mail server of <bdi>{data.address}</bdi> refused our mail on{' '}
          <Time value={data.refusedSince} as="moment" />, so we send nothing more to it. You still get every
          notification here.
        </p>
        <p>
          If the address is wrong, change it on your <Link to={paths.profile}>profile</Link>. If it is right,
          confirm it again.
        </p>
      </Callout>
    </div>
  );
}
