import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { toast } from '#client/ui/toast.ts';
import type { AdminUser } from '#contract/api.ts';
import { displayName } from '#domain/people.ts';

/** Says for somebody that an address is theirs, where mail cannot tell. */
export function ConfirmAddress({
  user,
  open,
  onClose,
}: {
  user: AdminUser;
  open: boolean;
  onClose: () => void;
}) {
  const confirm = useApiMutation<unknown>({
    mutationFn: () => call('PUT /api/admin/users/:id/email-confirmation', { params: { id: user.id } }),
    onSuccess: async () => {
      toast({ title: 'Email address confirmed', description: `\u2068${displayName(user)}\u2069` });
      onClose();
      await refresh('GET /api/admin/users');
    },
    failedTitle: 'The address was not confirmed',
  });
  return (
    <ConfirmDialog
      open={open}
      title="Confirm this email address?"
      label="Confirm address"
      pendingLabel="Confirming…"
      pending={confirm.isPending}
      {...(confirm.error ? { failure: confirm.error.sentence } : {})}
      onClose={() => {
        confirm.reset();
        onClose();
      }}
      onConfirm={() => confirm.mutate()}
    >
      <p>
        Only do this if you know that <bdi>{user.emailToConfirm}</bdi> belongs to{' '}
        <strong dir="auto">{displayName(user)}</strong>: it will get their mail and can sign in to their
        account. This is recorded in the security log.
      </p>
    </ConfirmDialog>
  );
}
