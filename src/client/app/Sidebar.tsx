import { Link, useLocation } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { useSignOut } from '#client/features/accounts/use-sign-out.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { isActiveItem } from './is-active-item.ts';
import { sectionsFor } from './sections.ts';
import styles from './Sidebar.module.css';

export function Sidebar() {
  const { pathname } = useLocation();
  const sections = sectionsFor(useUser());
  const { pending, leave } = useSignOut();
  return (
    <div className={styles.sidebar}>
      <nav aria-label="Workspace">
        <ul className={styles.list}>
          {sections.map(({ label, path, icon, under }) => (
            <li key={path}>
              <Link to={path} className={styles.link} aria-current={isActiveItem({ path }, pathname)}>
                <Icon name={icon} />
                {label}
              </Link>
              {under.length > 0 && (
                <ul className={styles.under} aria-label={label}>
                  {under.map((place) => (
                    <li key={place.path}>
                      <Link
                        to={place.path}
                        className={styles.sub}
                        aria-current={isActiveItem(place, pathname)}
                      >
                        {place.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
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
