import { lazy, Suspense, useState } from 'react';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Time } from '#client/ui/Time.tsx';
import { toast } from '#client/ui/toast.ts';
import styles from './Factors.module.css';

// Drawing the picture takes a library that hardly anybody needs.
const SetUpAuthenticator = lazy(async () => ({
  default: (await import('./SetUpAuthenticator.tsx')).SetUpAuthenticator,
}));

/** The authenticator app with whose codes one signs in: set up, or removed. */
export function Authenticator() {
  const known = useApi('GET /api/user/authenticator', {}, { staleTime: 0 });
  return (
    <Loaded query={known} what="your authenticator app" level={3} waiting={<Skeleton height="3rem" />}>
      {({ since }) => (since ? <InUse since={since} /> : <NotInUse />)}
    </Loaded>
  );
}

function NotInUse() {
  const begin = useApiMutation({
    mutationFn: async () => call('POST /api/user/authenticator'),
    failedTitle: 'Update failed',
  });
  if (begin.data)
    return (
      <Suspense fallback={<Skeleton height="16rem" />}>
        <SetUpAuthenticator toSetUp={begin.data} onDone={begin.reset} />
      </Suspense>
    );
  return (
    <Button icon="phone" pending={begin.isPending} pendingLabel="Preparing…" onClick={() => begin.mutate()}>
      Set up an authenticator app
    </Button>
  );
}

function InUse({ since }: { since: string }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const remove = useApiMutation({
    mutationFn: async () => call('DELETE /api/user/authenticator'),
    onSuccess: async () => {
      close();
      toast({ title: 'Authenticator app removed' });
      await refresh('GET /api/user/authenticator', 'GET /api/user/recovery-codes');
    },
    onError: close,
    failedTitle: 'Update failed',
  });
  return (
    <div className={styles.row}>
      <p className={styles.words}>
        In use since <Time value={since} />
      </p>
      <Button size="compact" onClick={() => setAsking(true)}>
        Remove app
      </Button>
      <ConfirmDialog
        open={asking}
        title="Remove the authenticator app?"
        label="Remove app"
        pendingLabel="Removing…"
        pending={remove.isPending}
        danger
        onConfirm={() => remove.mutate()}
        onClose={close}
      >
        <p>Its codes no longer sign you in. Delete the entry in the app as well.</p>
      </ConfirmDialog>
    </div>
  );
}
