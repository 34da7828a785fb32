import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { counted } from '#client/ui/counted.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { toast } from '#client/ui/toast.ts';
import styles from './Factors.module.css';

/** The codes that stand in for a lost passkey or phone: how many are left, and new ones, shown once. */
export function RecoveryCodes() {
  const left = useApi('GET /api/user/recovery-codes', {}, { staleTime: 0 });
  const passkeys = useApi('GET /api/user/passkeys', {}, { staleTime: 0 });
  const authenticator = useApi('GET /api/user/authenticator', {}, { staleTime: 0 });
  const [asking, setAsking] = useState(false);
  const make = useApiMutation({
    mutationFn: async () => call('POST /api/user/recovery-codes'),
    onSettled: () => setAsking(false),
    onSuccess: async () => refresh('GET /api/user/recovery-codes'),
    failedTitle: 'Update failed',
  });
  // They stand in for something: without it there is nothing to make.
  const isTooEarly = passkeys.data?.length === 0 && authenticator.data?.since === null;
  if (make.data) return <NewCodes codes={make.data.codes} onDone={make.reset} />;
  return (
    <Loaded query={left} what="your recovery codes" level={3} waiting={<Skeleton height="3rem" />}>
      {({ left: count, madeAt }) =>
        isTooEarly && !madeAt ? (
          <p>First add a passkey or an authenticator app.</p>
        ) : (
          <>
            <p>{madeAt ? `${counted(count, 'code')} left.` : 'You have none yet.'}</p>
            <Button
              icon="document"
              pending={make.isPending}
              pendingLabel="Making…"
              onClick={() => (count ? setAsking(true) : make.mutate())}
            >
              {madeAt ? 'Make new codes' : 'Make recovery codes'}
            </Button>
            <ConfirmDialog
              open={asking}
              title="Make new recovery codes?"
              label="Make new codes"
              pendingLabel="Making…"
              pending={make.isPending}
              onConfirm={() => make.mutate()}
              onClose={() => setAsking(false)}
            >
              <p>The codes you have now stop working.</p>
            </ConfirmDialog>
          </>
        )
      }
    </Loaded>
  );
}

function NewCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast({ title: 'Codes copied' });
    } catch {
      // Over plain http, or where it was forbidden, there is no clipboard.
      toast({ title: 'Copying isn’t allowed here', description: 'Select the codes and copy them.' });
    }
  };
  return (
    <>
      <p>
        Save these codes now: they are not shown again. Each signs you in once, instead of a passkey or the
        app.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>Copy codes</Button>
        <Button variant="primary" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </>
  );
}
