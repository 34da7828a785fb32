import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type ApiError } from '#client/api/call.ts';
import { membershipsChanged } from '#client/features/companies/memberships.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { toast } from '#client/ui/toast.ts';
import type { CurrentUser } from '#contract/api.ts';

interface Props {
  user: CurrentUser;
  membership: CurrentUser['memberships'][number];
  onLeft: () => void;
}

/** Ends one's own membership, or takes back the question for one. */
export function LeaveCompany({ user, membership: { companyId, companyName, verified }, onLeft }: Props) {
  const [asking, setAsking] = useState(false);
  const leave = useMutation<unknown, ApiError>({
    mutationFn: () =>
      call('DELETE /api/companies/:id/members/:userId', { params: { id: companyId, userId: user.id } }),
    onSuccess: async () => {
      setAsking(false);
      toast({ title: verified ? `You left ${companyName}` : 'Request withdrawn' });
      await membershipsChanged();
      onLeft();
    },
  });
  const label = verified ? 'Leave company' : 'Withdraw request';
  return (
    <>
      <Button
        size="compact"
        variant="danger"
        aria-label={`${label}: ${companyName}`}
        onClick={() => {
          leave.reset();
          setAsking(true);
        }}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={verified ? `Leave ${companyName}?` : 'Withdraw your request?'}
        label={label}
        pendingLabel={verified ? 'Leaving…' : 'Withdrawing…'}
        pending={leave.isPending}
        failure={leave.error?.sentence}
        onConfirm={() => leave.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>
          {verified
            ? 'You lose access to its jobs and applications right away, including those you posted. To come back, you have to ask again.'
            : `${companyName} is no longer asked to confirm you. Jobs you posted for it are no longer yours to run.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
