import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '#client/api/call.ts';
import { refresh, type ReadCall } from '#client/api/api-cache.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { toast } from '#client/ui/toast.ts';

interface Props<Template> {
  /** The one that is to go; none, and nothing is asked. */
  template: Template | undefined;
  remove: (template: Template) => Promise<unknown>;
  refreshes: ReadCall;
  /** What takes the focus when its row is gone. */
  then: () => HTMLElement | null;
  /** Answers whether its question was still open. */
  onClose: () => boolean;
}

/** Which is to go, and what takes the question away that was asked about it: another may be open by then. */
interface Removal<Template> {
  one: Template;
  leave: () => boolean;
}

export function DeleteTemplate<Template extends { id: number; name: string }>({
  template,
  remove,
  refreshes,
  then,
  onClose,
}: Props<Template>) {
  const removal = useMutation<unknown, ApiError, Removal<Template>>({
    mutationFn: ({ one }) => remove(one),
    onSuccess: (_, { leave }) => {
      thenFocus(leave, then);
      toast({ title: 'Template deleted' });
      return refresh(refreshes);
    },
  });
  const isOwn = removal.variables?.one.id === template?.id;
  return (
    <ConfirmDialog
      open={template !== undefined}
      danger
      title={`Delete \u2068${template?.name ?? ''}\u2069?`}
      label="Delete template"
      pendingLabel="Deleting…"
      pending={isOwn && removal.isPending}
      failure={isOwn ? removal.error?.sentence : undefined}
      onConfirm={() => template && removal.mutate({ one: template, leave: onClose })}
      onClose={onClose}
    >
      <p>What was made from it stays as it is.</p>
    </ConfirmDialog>
  );
}
