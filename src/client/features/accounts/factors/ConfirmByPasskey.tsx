import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';

/** Shows again by a passkey who is there. */
export function ConfirmByPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const confirm = useApiMutation({
    mutationFn: async () => (await import('./browser-passkeys.ts')).showPasskeyAgain(),
    onSuccess: onConfirmed,
    failedTitle: 'Not confirmed',
  });
  return (
    <Button
      icon="key"
      variant="primary"
      pending={confirm.isPending}
      pendingLabel="Waiting for your passkey…"
      onClick={() => confirm.mutate()}
    >
      Confirm with a passkey
    </Button>
  );
}
