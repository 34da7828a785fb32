import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callPage } from '#client/api/call.ts';
import { queryClient } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './NotificationBell.module.css';

/** The way to what one has been told of, with how much of it is new. */
export function NotificationBell() {
  return (
    <QueryClientProvider client={queryClient}>
      <Bell />
    </QueryClientProvider>
  );
}

function Bell() {
  const { data } = useQuery({
    queryKey: ['GET /api/notifications', 'unread'],
    queryFn: async ({ signal }) =>
      (await callPage('GET /api/notifications', { query: { limit: 1 } }, { signal })).total ?? 0,
  });
  const unread = data ?? 0;
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
