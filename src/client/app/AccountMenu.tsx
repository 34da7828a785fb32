import type { CurrentUser } from '#contract/api.ts';
import { Avatar } from '#client/features/accounts/Avatar.tsx';
import { useSignOut } from '#client/features/accounts/use-sign-out.ts';
import { paths } from '#client/paths.ts';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#client/ui/Menu.tsx';
import { displayName, personInitials, roleLabel } from '#domain/people.ts';
import styles from './AccountMenu.module.css';

export function AccountMenu({ user }: { user: CurrentUser }) {
  const { pending, leave } = useSignOut();
  return (
    <Menu
      align="end"
      renderTrigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={styles.trigger}
          // Begins with what is seen: who speaks to their computer says that.
          aria-label={`${personInitials(user)}, account of ${displayName(user)}`}
        >
          <Avatar person={user} />
        </button>
      )}
      header={
        <>
          <p className={styles.name}>{displayName(user)}</p>
          {user.email && <p className={styles.detail}>{user.email}</p>}
          <p className={styles.detail}>{roleLabel[user.userType]}</p>
        </>
      }
    >
      <MenuLink to={paths.dashboard(user.userType)} icon="dashboard">
        Dashboard
      </MenuLink>
      <MenuLink to={paths.profile} icon="user">
        Profile
      </MenuLink>
      <MenuLink to={paths.settings} icon="settings">
        Settings
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon="log-out" keepOpen onSelect={leave}>
        {pending ? 'Logging out...' : 'Log out'}
      </MenuItem>
    </Menu>
  );
}
