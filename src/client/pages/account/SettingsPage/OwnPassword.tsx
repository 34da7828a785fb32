import { useRef, useState } from 'react';
import { PasswordForm } from '#client/features/accounts/PasswordForm.tsx';
import { refresh } from '#client/api/api-cache.ts';
import { Button } from '#client/ui/Button.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';

export function OwnPassword({ username }: { username: string }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close(): void {
    thenFocus(
      () => setOpen(false),
      () => button.current,
    );
    // A new password ends the other sessions.
    void refresh('GET /api/user/sessions');
  }

  if (open) return <PasswordForm username={username} onDone={close} />;
  return (
    <Button ref={button} icon="lock" onClick={() => setOpen(true)}>
      Change password
    </Button>
  );
}
