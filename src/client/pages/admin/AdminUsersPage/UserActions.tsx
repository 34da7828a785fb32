import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { OnRecord } from '#client/features/admin/OnRecord.tsx';
import { useAdminChange } from '#client/features/admin/use-admin-change.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Menu, MenuItem } from '#client/ui/Menu.tsx';
import { toast } from '#client/ui/toast.ts';
import type { AdminUser, BodyInput } from '#contract/api.ts';
import { displayName } from '#domain/people.ts';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { ResetLink } from './ResetLink.tsx';
import { ChangeRole } from './ChangeRole.tsx';
import styles from './UserActions.module.css';

type Changes = BodyInput<'PUT /api/admin/users/:id'>;

/** What an administrator can do about an account: shut it out, let it in, give it another role, help its owner back in. Not about their own. */
export function UserActions({ user }: { user: AdminUser }) {
  const { id } = useUser();
  const [asking, setAsking] = useState<
    'disable' | 'enable' | 'role' | 'factors' | 'link' | 'address' | 'sign-out'
  >();
  const change = useAdminChange('GET /api/admin/users', () => setAsking(undefined));
  const signOut = useApiMutation({
    mutationFn: () => call('DELETE /api/admin/users/:id/sessions', { params: { id: user.id } }),
    onSuccess: () => {
      setAsking(undefined);
      toast({ title: 'Logged out everywhere', description: displayName(user) });
    },
    failedTitle: 'Update failed',
  });
  const close = () => {
    setAsking(undefined);
    change.reset();
    signOut.reset();
  };
  if (user.id === id) return <span className={styles.own}>Your own account</span>;

  const name = displayName(user);
  const put = (body: Changes) => () => call('PUT /api/admin/users/:id', { params: { id: user.id }, body });
  return (
    <>
      <Menu
        align="end"
        renderTrigger={(trigger) => (
          <Button
            {...trigger}
            size="compact"
            iconAfter="chevron-down"
            aria-label={`Actions for \u2068${name}\u2069`}
          >
            Actions
          </Button>
        )}
      >
        <MenuItem icon="users" onSelect={() => setAsking('role')}>
          Change role…
        </MenuItem>
        <MenuItem icon="key" onSelect={() => setAsking('factors')}>
          Remove passkeys and codes…
        </MenuItem>
        {!user.disabledAt && (
          <MenuItem icon="lock" onSelect={() => setAsking('link')}>
            Create reset link…
          </MenuItem>
        )}
        {user.emailToConfirm !== null && !user.disabledAt && (
          <MenuItem icon="check" onSelect={() => setAsking('address')}>
            Confirm email address…
          </MenuItem>
        )}
        {!user.disabledAt && (
          <MenuItem icon="log-out" onSelect={() => setAsking('sign-out')}>
            Log out everywhere…
          </MenuItem>
        )}
        {user.disabledAt ? (
          <MenuItem icon="check" onSelect={() => setAsking('enable')}>
            Enable account…
          </MenuItem>
        ) : (
          <MenuItem icon="lock" danger onSelect={() => setAsking('disable')}>
            Disable account…
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asking === 'sign-out'}
        title="Sign this person out?"
        label="Log out everywhere"
        pendingLabel="Logging out…"
        pending={signOut.isPending}
        failure={signOut.error?.sentence}
        onClose={close}
        onConfirm={() => signOut.mutate()}
      >
        <p>
          All sessions of <strong dir="auto">{name}</strong> will end. They can sign in again.
        </p>
        <OnRecord />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'disable'}
        title="Disable this account?"
        label="Disable account"
        pendingLabel="Disabling…"
        pending={change.isPending}
        failure={change.error?.sentence}
        danger
        onClose={close}
        onConfirm={() =>
          change.mutate({
            send: put({ disabled: true }),
            back: put({ disabled: false }),
            done: 'Account disabled',
            about: name,
          })
        }
      >
        <p>
          <strong dir="auto">{name}</strong> will be logged out everywhere and can’t sign in until the account
          is enabled again. Nothing is deleted.
        </p>
        <OnRecord />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'enable'}
        title="Enable this account?"
        label="Enable account"
        pendingLabel="Enabling…"
        pending={change.isPending}
        failure={change.error?.sentence}
        onClose={close}
        onConfirm={() =>
          change.mutate({
            send: put({ disabled: false }),
            back: put({ disabled: true }),
            done: 'Account enabled',
            about: name,
          })
        }
      >
        <p>
          <strong dir="auto">{name}</strong> can sign in again with their old password.
        </p>
        <OnRecord />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'factors'}
        title="Remove this account’s passkeys and codes?"
        label="Remove all"
        pendingLabel="Removing…"
        pending={change.isPending}
        failure={change.error?.sentence}
        danger
        onClose={close}
        onConfirm={() =>
          change.mutate({
            send: async () => {
              await call('DELETE /api/admin/users/:id/factors', { params: { id: user.id } });
              return user;
            },
            done: 'Passkeys and codes removed',
            about: name,
          })
        }
      >
        <p>
          For someone who has lost them. <strong dir="auto">{name}</strong> will be logged out everywhere,
          notified by email, and can then sign in with just the password. Make sure the request is really
          theirs.
        </p>
        <OnRecord />
      </ConfirmDialog>
      <ResetLink user={user} open={asking === 'link'} onClose={close} />
      <ConfirmAddress user={user} open={asking === 'address'} onClose={close} />
      <ChangeRole
        key={`${asking}`}
        open={asking === 'role'}
        user={user}
        pending={change.isPending}
        failure={change.error?.sentence}
        onClose={close}
        onChange={(userType, revocable) =>
          change.mutate({
            send: put({ userType }),
            back: revocable ? put({ userType: user.userType }) : undefined,
            done: 'Role changed',
            about: name,
          })
        }
      />
    </>
  );
}
