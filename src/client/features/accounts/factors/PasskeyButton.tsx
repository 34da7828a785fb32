import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';
import type { CurrentUser } from '#contract/api.ts';

interface Props {
  label: string;
  variant?: 'primary';
  onSignedIn: (user: CurrentUser) => void;
}

/** Signs in with a passkey; what that takes is fetched when it is pressed. */
export function PasskeyButton({ label, variant, onSignedIn }: Props) {
  const [pending, setPending] = useState(false);

  async function signIn(): Promise<void> {
    setPending(true);
    try {
      const { showPasskeyToSignIn } = await import('./browser-passkeys.ts');
      onSignedIn(await showPasskeyToSignIn());
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined;
      toast({ title: 'Login failed', description, tone: 'danger' });
    } finally {
      setPending(false);
    }
  }

  return (
    <Button
      icon="key"
      variant={variant}
      size="large"
      wide
      pending={pending}
      pendingLabel="Waiting for your passkey…"
      onClick={() => void signIn()}
    >
      {label}
    </Button>
  );
}
