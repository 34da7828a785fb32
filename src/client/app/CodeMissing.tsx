import { useEffect } from 'react';
import { useConnection } from '#client/api/connection.ts';
import { currentUnsent } from '#client/api/unsent.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';

const every = 2_000;
/** A page that has loaded itself anew for its code a moment ago, and still lacks it, waits to be asked. */
const enough = 60_000;
const mark = 'loaded anew at';

/** Stands in the place of a page whose code could not be fetched, and goes on trying. */
export function CodeMissing() {
  const offline = useConnection() === 'offline';
  const heading = usePageTitle('This page is not loaded yet');
  useEffect(() => {
    if (offline || triedBefore()) return;
    const timer = setInterval(() => void tryIt(), every);
    return () => clearInterval(timer);
  }, [offline]);
  return (
    <EmptyState
      level={1}
      heading={heading}
      title="This page is not loaded yet"
      text={
        offline
          ? 'It will open as soon as you’re back online.'
          : 'The server can’t be reached, or there’s a newer version. It will open as soon as it can.'
      }
      action={
        // Without a line there would be nothing left to look at.
        !offline && (
          <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
            Load again
          </Button>
        )
      }
    />
  );
}

/**
 * Loads the whole page anew once the server answers: a browser may remember that some code did not come, and a newer release
 * has other code. Not while a change waits to be sent, which would be lost.
 */
async function tryIt(): Promise<void> {
  if (currentUnsent().length) return;
  const answer = await fetch('/healthz/live', { cache: 'no-store' }).catch(() => undefined);
  if (!answer || answer.status >= 500) return;
  sessionStorage.setItem(mark, String(Date.now()));
  location.reload();
}

function triedBefore(): boolean {
  return Date.now() - Number(sessionStorage.getItem(mark) ?? 0) < enough;
}
