import { NavLink } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { useSignOut } from '#client/features/accounts/use-sign-out.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { sectionsFor } from './sections.ts';
import styles from './Sidebar.module.css';

export function Sidebar() {
  const { pending, leave } = useSignOut();
  return (
    <div className={styles.sidebar}>
      <nav aria-label="Workspace">
        <ul className={styles.list}>
          {sectionsFor(useUser()).map(({ label, path, icon }) => (
            <li key={path}>
              <NavLink to={path} className={styles.link}>
                <Icon name={icon} />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Button
        variant="quiet"
        icon="log-out"
        className={styles.leave}
        pending={pending}
        pendingLabel="Logging out..."
        onClick={leave}
      >
        Logout
      </Button>
    </div>
  );
}
