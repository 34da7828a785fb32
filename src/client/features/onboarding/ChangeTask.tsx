import { useMutation } from '@tanstack/react-query';
import { call, type ApiError } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { IconButton } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { useAsked } from '#client/ui/use-asked.ts';
import type { Onboarding } from '#contract/api.ts';
import { TaskForm } from './TaskForm.tsx';
import styles from './Onboarding.module.css';

interface Props {
  task: Onboarding['tasks'][number];
  onboarding: Onboarding;
}

/** Changes a task or takes it off the list. */
export function ChangeTask({ task, onboarding }: Props) {
  const { asked, ask, close } = useAsked<'change' | 'remove'>();
  const removal = useMutation<unknown, ApiError, () => boolean>({
    mutationFn: () => call('DELETE /api/onboarding-tasks/:id', { params: { id: task.id } }),
    onSuccess: (_, leave) => {
      thenFocus(leave, () => document.querySelector('h1'));
      return refresh('GET /api/applications/:id/onboarding');
    },
  });
  return (
    <span className={styles.changes}>
      <IconButton
        label={`Change \u2068${task.title}\u2069`}
        icon="edit"
        size="compact"
        onClick={() => ask('change')}
      />
      <IconButton
        label={`Remove \u2068${task.title}\u2069`}
        icon="trash"
        size="compact"
        onClick={() => {
          // Why it did not work before is no answer to this.
          if (!removal.isPending) removal.reset();
          ask('remove');
        }}
      />
      <Dialog open={asked === 'change'} title="Change this task" onClose={close}>
        <TaskForm onboarding={onboarding} task={task} onDone={close} />
      </Dialog>
      <ConfirmDialog
        open={asked === 'remove'}
        danger
        title={`Remove \u2068${task.title}\u2069?`}
        label="Remove task"
        pendingLabel="Removing…"
        pending={removal.isPending}
        failure={removal.error?.sentence}
        onConfirm={() => removal.mutate(close)}
        onClose={close}
      >
        <p>Its notes and files are deleted too. This can’t be undone.</p>
      </ConfirmDialog>
    </span>
  );
}
