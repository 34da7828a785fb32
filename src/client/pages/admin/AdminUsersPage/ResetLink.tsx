import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { CopyField } from '#client/ui/CopyField.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import type { AdminUser } from '#contract/api.ts';
import { displayName } from '#domain/people.ts';

/** Makes a link by which somebody sets a new password, to hand over; it is shown this once. */
export function ResetLink({ user, open, onClose }: { user: AdminUser; open: boolean; onClose: () => void }) {
  const [url, setUrl] = useState<string>();
  const make = useApiMutation<{ url: string }>({
    mutationFn: () => call('POST /api/admin/users/:id/password-reset-link', { params: { id: user.id } }),
    onSuccess: (made) => setUrl(made.url),
    failedTitle: 'No link was created',
  });
  const close = () => {
    setUrl(undefined);
    make.reset();
    onClose();
  };
  return (
    <>
      <ConfirmDialog
        open={open && url === undefined}
        title="Create a password reset link?"
        label="Create link"
        pendingLabel="Making…"
        pending={make.isPending}
        {...(make.error ? { failure: make.error.sentence } : {})}
        onClose={close}
        onConfirm={() => make.mutate()}
      >
        <p>
          <strong dir="auto">{displayName(user)}</strong> can use it once within 30 minutes to set a new
          password. Make sure no one else sees it. This is recorded in the security log.
        </p>
      </ConfirmDialog>
      <Dialog
        open={open && url !== undefined}
        title="Password reset link"
        onClose={close}
        actions={
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        }
      >
        <CopyField label="Link" value={url ?? ''} hint="Copy it now: it is not shown again." />
      </Dialog>
    </>
  );
}
