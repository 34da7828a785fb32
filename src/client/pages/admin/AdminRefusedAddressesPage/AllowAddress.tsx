import { refresh } from '#client/api/api-cache.ts';
import { call } from '#client/api/call.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';
import type { RefusedAddress } from '#contract/api.ts';

/** Takes an address off the list. */
export function AllowAddress({ refused: { id, address } }: { refused: RefusedAddress }) {
  const allow = useApiMutation<undefined>({
    mutationFn: () => call('DELETE /api/admin/refused-addresses/:id', { params: { id } }),
    onSuccess: async () => {
      toast({ title: 'Mail is sent there again', description: address });
      await refresh('GET /api/admin/refused-addresses');
    },
    failedTitle: 'Address could not be taken off',
  });
  return (
    <Button
      size="compact"
      pending={allow.isPending}
      pendingLabel="Taking off…"
      onClick={() => allow.mutate()}
      aria-label={`Send mail to ${address} again`}
    >
      Send again
    </Button>
  );
}
