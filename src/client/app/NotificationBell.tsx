import { Link } from 'react-router';
import { CachedAnswers } from '#client/api/CachedAnswers.tsx';
import { useApiTotal } from '#client/api/use-api.ts';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './NotificationBell.module.css';

/** The way to what one has been told of, with how much of it is new. */
export function NotificationBell() {
  return (
    <CachedAnswers>
      <Bell />
    </CachedAnswers>
  );
}

function Bell() {
  const unread = useApiTotal('GET /api/notifications', { query: { limit: 1 } }).data ?? 0;
  return (
    <Link
      to={paths.notifications}
      className={styles.bell}
      aria-label={unread ? `Notifications, ${unread} unread` : 'Notifications'}
    >
      <Icon name="bell" />
      {unread > 0 && <span className={styles.count}>{unread > 99 ? '99+' : unread}</span>}
    </Link>
  );
}
