import { useEffect } from 'react';
import { call } from '#client/api/call.ts';
import type { CurrentUser } from '#contract/api.ts';

/** Tells the server where this browser's clocks are, where it did not know: mails write times out for them. */
export function useOwnTimeZone({ timeZone: known }: CurrentUser): void {
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    // Nothing waits for it, and a browser whose zone has an odd name keeps it to itself.
    if (timeZone && timeZone !== known)
      call('PUT /api/user/time-zone', { body: { timeZone } }).catch(() => undefined);
  }, [known]);
}
