import { useRef, useState } from 'react';
import { call } from '#client/api/call.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { applicationChanged, patchApplication } from './application-cache.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { toast } from '#client/ui/toast.ts';
import { thenFocus } from '#client/ui/then-focus.ts';
import type { Application } from '#contract/api.ts';
import { isActive } from '#domain/application-status.ts';
import styles from './WithdrawApplication.module.css';

/** Takes one's application back, after saying what that does: it cannot be undone. */
export function WithdrawApplication({ application }: { application: Application }) {
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { id, jobTitle, companyName } = application;
  const withdrawal = useApiMutation<Application>({
    mutationFn: () => call('POST /api/applications/:id/withdraw', { params: { id } }),
    onSuccess: (withdrawn) => {
      // The button goes with what it does: its card, or its page's heading, takes the focus.
      const home = opener.current?.closest<HTMLElement>('article') ?? document.querySelector('h1');
      thenFocus(
        () => {
          setAsking(false);
          patchApplication(id, () => withdrawn);
        },
        () => home,
      );
      toast({ title: 'Application withdrawn', description: `${jobTitle}, ${companyName}` });
      return applicationChanged(id);
    },
    failedTitle: 'Withdrawing failed',
  });
  if (!isActive(application)) return null;
  const close = () => {
    setAsking(false);
    withdrawal.reset();
  };
  return (
    <>
      <Button
        ref={opener}
        variant="quiet"
        onClick={() => setAsking(true)}
        aria-label={`Withdraw from ${jobTitle}`}
      >
        Withdraw
      </Button>
      <Dialog
        open={asking}
        title="Withdraw this application?"
        onClose={close}
        actions={
          <>
            <Button
              variant="danger"
              pending={withdrawal.isPending}
              pendingLabel="Withdrawing…"
              onClick={() => withdrawal.mutate()}
            >
              Withdraw application
            </Button>
            <Button onClick={close}>Keep it</Button>
          </>
        }
      >
        <div className={styles.words}>
          <p>
            <strong dir="auto">{jobTitle}</strong> at <bdi>{companyName}</bdi>
          </p>
          <p>
            The employer sees that you withdrew it, it can no longer be moved, and upcoming interviews are
            cancelled. You cannot apply for this job a second time, and this cannot be undone.
          </p>
          {withdrawal.error && (
            <p role="alert" className={styles.error}>
              {withdrawal.error.sentence}
            </p>
          )}
        </div>
      </Dialog>
    </>
  );
}
