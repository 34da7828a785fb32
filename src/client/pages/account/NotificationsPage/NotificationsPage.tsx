import { useEffect } from 'react';
import { Link } from 'react-router';
import { call } from '#client/api/call.ts';
import { prefetchPages, type PrefetchScreen } from '#client/api/prefetch.ts';
import { refreshTotal } from '#client/api/api-cache.ts';
import { useApiPages } from '#client/api/use-api.ts';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { pageSize } from '#client/kit/lists/use-list-search.ts';
import { toldIn, whereTold } from '#client/features/notifications/told.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { Time } from '#client/ui/Time.tsx';
import styles from './NotificationsPage.module.css';

const inboxOf = { query: { limit: pageSize } };

export const prefetchScreen: PrefetchScreen = () => prefetchPages('GET /api/notifications', inboxOf);

/** What one has been told of, the latest first. Opening it is reading it; what was new stays marked until one leaves. */
export function NotificationsPage() {
  const inbox = useApiPages('GET /api/notifications', inboxOf, { staleTime: 0 });
  const newest = inbox.data?.pages[0]?.items.find(({ readAt }) => !readAt)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    // Only the bell learns of it: what is new stays told from what was known while the page is open.
    call('PUT /api/notifications/read', { body: { upTo: newest } })
      .then(() => refreshTotal('GET /api/notifications', { query: { limit: 1 } }))
      .catch(() => undefined); // The next visit says it again.
  }, [newest]);
  return (
    <>
      <PageBar
        title="Notifications"
        actions={
          <ButtonLink to={paths.ownNotifications} icon="settings">
            Notification settings
          </ButtonLink>
        }
      />
      <PagedRows
        query={inbox}
        what="your notifications"
        empty={
          <EmptyState title="Nothing yet" text="New messages and updates to applications will appear here." />
        }
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((one) => (
              <li key={one.id} data-row className={classNames(styles.row, !one.readAt && styles.unread)}>
                <Link to={whereTold(one)} className={styles.words}>
                  {toldIn(one)}
                </Link>
                <span className={styles.when}>
                  {!one.readAt && <span className={styles.mark}>New</span>}
                  <Time value={one.createdAt} as="ago" />
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
    </>
  );
}
