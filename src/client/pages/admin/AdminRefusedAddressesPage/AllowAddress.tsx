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
      toast({ title: 'Mail will be sent there again', description: address });
      await refresh('GET /api/admin/refused-addresses');
    },
    failedTitle: 'Address could not be removed',
  });
  return (
    <Button
      size="compact"
      pending={allow.isPending}
      pendingLabel="Removing…"
      onClick={() => allow.mutate()}
      aria-label={`Send mail to ${address} again`}
    >
      Send again
    </Button>
  );
}
