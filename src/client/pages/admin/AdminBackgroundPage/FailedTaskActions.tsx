import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { pageTitle } from '#client/kit/lists/delete-with-undo.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { toast } from '#client/ui/toast.ts';
import type { FailedTask } from '#contract/api.ts';
import { taskLabel } from '#domain/tasks.ts';
import { aboutWords } from './about-words.ts';

/** Tries a task again that was given up, or discards it. */
export function FailedTaskActions({ failed: { id, task, about } }: { failed: FailedTask }) {
  const [asking, setAsking] = useState(false);
  const params = { id };
  const description = [taskLabel[task], aboutWords(about)].filter(Boolean).join(': ');
  const decided = async (title: string) => {
    toast({ title, description });
    // While its question is open, the rest of the page can’t have the focus.
    thenFocus(() => setAsking(false), pageTitle);
    await refresh('GET /api/admin/background', 'GET /api/admin/background/failed');
  };
  const retry = useApiMutation<undefined>({
    mutationFn: () => call('POST /api/admin/background/failed/:id/retry', { params }),
    onSuccess: () => decided('Task will be retried'),
    failedTitle: 'Retry failed',
  });
  const discard = useApiMutation<undefined>({
    mutationFn: () => call('DELETE /api/admin/background/failed/:id', { params }),
    onSuccess: () => decided('Discarded'),
    failedTitle: 'Not discarded',
  });
  return (
    <>
      <Button
        size="compact"
        pending={retry.isPending}
        pendingLabel="Retrying…"
        onClick={() => retry.mutate()}
        aria-label={`Retry ${description}`}
      >
        Retry
      </Button>
      <Button size="compact" onClick={() => setAsking(true)} aria-label={`Discard ${description}`}>
        Discard
      </Button>
      <ConfirmDialog
        open={asking}
        title="Discard this task?"
        label="Discard task"
        pendingLabel="Discarding…"
        pending={discard.isPending}
        danger
        onConfirm={() => discard.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{description} won’t be done, and no one is notified.</p>
      </ConfirmDialog>
    </>
  );
}
