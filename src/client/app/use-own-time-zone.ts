import { useEffect } from 'react';
import { call } from '#client/api/call.ts';
import { loadSession } from '#client/api/session.ts';
import type { CurrentUser } from '#contract/api.ts';

/** Whoever has not said where their clocks are is where this browser's are: mails and dates are written out for them. */
export function useOwnTimeZone({ timeZone: known }: CurrentUser): void {
  useEffect(() => {
    if (known) return;
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    // Nothing waits for it, and a browser whose zone has an odd name keeps it to itself.
    if (timeZone)
      call('PUT /api/user/time-zone', { body: { timeZone } })
        .then(loadSession)
        .catch(() => undefined);
  }, [known]);
}
