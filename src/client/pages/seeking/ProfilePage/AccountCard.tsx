import { Fragment, useRef } from 'react';
import { Avatar } from '#client/features/accounts/Avatar.tsx';
import { Button } from '#client/ui/Button.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { useAsked } from '#client/ui/use-asked.ts';
import type { CurrentUser } from '#contract/api.ts';
import { openCompanyId } from '#domain/limits.ts';
import { displayName, roleLabel } from '#domain/people.ts';
import styles from './AccountCard.module.css';
import { AccountForm } from './AccountForm.tsx';
import { PasswordForm } from '#client/features/accounts/PasswordForm.tsx';
import { PasswordStanding } from '#client/features/accounts/PasswordStanding.tsx';
import { useOwnProvider } from '#client/features/accounts/use-own-provider.ts';

/** Who is signed in, with their name, e-mail address and password to change. */
export function AccountCard({ user }: { user: CurrentUser }) {
  const { mayHavePassword } = useOwnProvider(user);
  const { asked: doing, ask, close: leave } = useAsked<'edit' | 'password'>();
  const edit = useRef<HTMLButtonElement>(null);
  const password = useRef<HTMLButtonElement>(null);

  function close(): void {
    const opener = doing === 'edit' ? edit : password;
    thenFocus(leave, () => opener.current);
  }

  return (
    <section className={styles.account} aria-labelledby="account">
      <h2 id="account" className={styles.title}>
        Account
      </h2>
      <div className={styles.person}>
        <Avatar person={user} />
        <div className={styles.names}>
          <p className={styles.name} dir="auto">
            {displayName(user)}
          </p>
          <p className={styles.role}>{roleLabel[user.userType]}</p>
        </div>
      </div>
      {doing === 'edit' && <AccountForm user={user} onDone={close} />}
      {doing === 'password' && <PasswordForm user={user} onDone={close} />}
      {!doing && (
        <>
          <dl className={styles.facts}>
            <dt>Username</dt>
            <dd>{user.username}</dd>
            <dt>Email</dt>
            <dd>
              {user.email ?? <span className={styles.none}>Not given</span>}
              {user.email !== null && !user.emailConfirmed && (
                <span className={styles.role}> Not confirmed</span>
              )}
              {user.pendingEmail !== null && (
                <span className={styles.role}>
                  {' '}
                  Until <bdi>{user.pendingEmail}</bdi> is confirmed
                </span>
              )}
            </dd>
            <dt>Password</dt>
            <dd>
              <PasswordStanding user={user} />
            </dd>
            {user.memberships.map((membership) => (
              <Fragment key={membership.companyId}>
                <dt>Company</dt>
                <dd>
                  <span dir="auto">{membership.companyName}</span>{' '}
                  <span className={styles.role}>{standingIn(membership)}</span>
                </dd>
              </Fragment>
            ))}
          </dl>
          <div className={styles.buttons}>
            <Button ref={edit} size="compact" icon="edit" onClick={() => ask('edit')}>
              Edit account
            </Button>
            {mayHavePassword && (
              <Button ref={password} size="compact" icon="lock" onClick={() => ask('password')}>
                {user.hasPassword ? 'Change password' : 'Set a password'}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function standingIn({ companyId, role, verified }: CurrentUser['memberships'][number]): string {
  if (verified) return roleLabel[role];
  return companyId === openCompanyId ? 'Without a company of your own' : 'Not confirmed yet';
}
