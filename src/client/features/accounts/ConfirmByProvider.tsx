import { useEffect, useState } from 'react';
import { call } from '#client/api/call.ts';
import { heardFromElsewhere } from '#client/api/confirmation-elsewhere.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { ProviderProblem } from './ProviderProblem.tsx';
import styles from './PasswordForm.module.css';

/** Shows again who is there by the company’s own sign-in: in a window of its own, so that what is typed here stays. */
export function ConfirmByProvider({
  onConfirmed,
  onCancel,
}: {
  onConfirmed: () => void;
  /** Left out where something beside it can be cancelled already. */
  onCancel: (() => void) | undefined;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const look = async () => {
      const { confirmed } = await call('GET /api/user/confirmation');
      if (confirmed) onConfirmed();
    };
    const stop = heardFromElsewhere((went) => (went === null ? void look() : setProblem(went)));
    // Where the other window could say nothing, coming back here is a sign that it is done.
    const back = () => void look().catch(() => undefined);
    window.addEventListener('focus', back);
    return () => {
      stop();
      window.removeEventListener('focus', back);
    };
  }, [onConfirmed]);
  const go = useApiMutation<undefined>({
    mutationFn: async () => {
      setProblem(null);
      // At once, while it counts as the answer to a press: later it would be stopped as a pop-up.
      const opened = window.open('', '_blank');
      try {
        const here = `${window.location.pathname}${window.location.search}`;
        const { location } = await call('POST /api/user/confirmation/provider', {
          body: opened ? {} : { next: here },
        });
        (opened ?? window).location.assign(location);
      } catch (error) {
        opened?.close();
        throw error;
      }
    },
    failedTitle: 'Not confirmed',
  });
  return (
    <div className={styles.form}>
      <ProviderProblem problem={problem} title="Not confirmed" />
      <p>Your company asks you to sign in again. This page waits for you.</p>
      <div className={styles.buttons}>
        <Button
          variant="primary"
          icon="external"
          pending={go.isPending}
          pendingLabel="Going there…"
          onClick={() => go.mutate()}
        >
          Sign in at your company
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </div>
  );
}
