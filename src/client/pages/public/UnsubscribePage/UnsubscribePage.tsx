import { useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError, call } from '#client/api/call.ts';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import { notificationKinds, notificationTypes } from '#domain/notifications.ts';
import { stoppingIn } from '#domain/unsubscribing.ts';
import styles from './UnsubscribePage.module.css';

/** Stops mail without signing in. The link alone changes nothing: programs that look at mail follow links too. */
export function UnsubscribePage() {
  const heading = usePageTitle('Unsubscribe');
  // After the #, so that it is in no server’s log.
  const token = useLocation().hash.slice(1);
  const types = stoppingIn(token)?.types ?? notificationTypes;
  const [state, setState] = useState<'asking' | 'sending' | 'done' | { failure: string }>('asking');

  async function stop(): Promise<void> {
    setState('sending');
    try {
      await call('POST /api/unsubscribe', { body: { token } });
      setState('done');
    } catch (error) {
      setState({
        failure: error instanceof ApiError ? error.sentence : 'That didn’t work. Please try again.',
      });
    }
  }

  return (
    <main id="main" className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        Unsubscribe
      </h1>
      {state === 'done' ? (
        <>
          <output>You’re unsubscribed. You’ll still see these updates here.</output>
          <ButtonLink to={paths.ownNotifications}>Notification settings</ButtonLink>
        </>
      ) : (
        <>
          {types.length < notificationTypes.length ? (
            <>
              <p>Stop getting emails like this one. You’ll still see these updates here.</p>
              <ul>
                {types.map((type) => (
                  <li key={type}>{notificationKinds[type].label}</li>
                ))}
              </ul>
            </>
          ) : (
            <p>
              Stop getting emails about messages, applications and companies. You’ll still see these updates
              here.
            </p>
          )}
          <Button
            variant="primary"
            pending={state === 'sending'}
            pendingLabel="Stopping…"
            onClick={() => void stop()}
          >
            Unsubscribe
          </Button>
          {typeof state === 'object' && (
            <p role="alert" className={styles.failure}>
              {state.failure}
            </p>
          )}
        </>
      )}
    </main>
  );
}
