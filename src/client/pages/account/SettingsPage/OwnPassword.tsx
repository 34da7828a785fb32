import { useRef } from 'react';
import { PasswordForm } from '#client/features/accounts/PasswordForm.tsx';
import { PasswordStanding } from '#client/features/accounts/PasswordStanding.tsx';
import { useOwnProvider } from '#client/features/accounts/use-own-provider.ts';
import { refresh } from '#client/api/api-cache.ts';
import { Button } from '#client/ui/Button.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { useAsked } from '#client/ui/use-asked.ts';
import type { CurrentUser } from '#contract/api.ts';
import styles from './OwnAddress.module.css';
import { SettingsSection } from './SettingsSection.tsx';

export function OwnPassword({ user }: { user: CurrentUser }) {
  const { hasPassword } = user;
  const { mayHavePassword } = useOwnProvider(user);
  const { asked: open, ask, close: leave } = useAsked<true>();
  const button = useRef<HTMLButtonElement>(null);

  function close(): void {
    thenFocus(leave, () => button.current);
    // A new password ends the other sessions.
    void refresh('GET /api/user/sessions');
  }

  return (
    <SettingsSection
      title="Password"
      lead={hasPassword ? 'Changing it logs you out everywhere else.' : undefined}
    >
      {open ? (
        <PasswordForm user={user} onDone={close} />
      ) : (
        <div className={styles.address}>
          <p>
            <PasswordStanding user={user} />
          </p>
          {mayHavePassword && (
            <Button ref={button} icon="lock" onClick={() => ask(true)}>
              {hasPassword ? 'Change password' : 'Set a password'}
            </Button>
          )}
        </div>
      )}
    </SettingsSection>
  );
}
