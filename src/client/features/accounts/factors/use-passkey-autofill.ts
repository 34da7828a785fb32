import { useEffect } from 'react';
import type { CurrentUser } from '#contract/api.ts';

/** Lets the browser offer passkeys where a username is filled in. Where it cannot, nothing of this is fetched. */
export function usePasskeyAutofill(onSignedIn: (user: CurrentUser) => void): void {
  // The browser's own list is outside of React: it is there as long as the field is.
  useEffect(() => {
    const visit: Visit = { left: false };
    // Nothing is said of a passkey that nobody chose.
    offer(visit, onSignedIn).catch(() => undefined);
    return () => {
      visit.left = true;
      visit.stop?.();
    };
  }, [onSignedIn]);
}

interface Visit {
  left: boolean;
  stop?: () => void;
}

async function offer(visit: Visit, onSignedIn: (user: CurrentUser) => void): Promise<void> {
  if (!(await canOffer()) || visit.left) return;
  const { offerPasskeys, stopOffering } = await import('./browser-passkeys.ts');
  if (visit.left) return;
  visit.stop = stopOffering;
  onSignedIn(await offerPasskeys());
}

async function canOffer(): Promise<boolean> {
  // At an address of numbers no passkey works.
  if (/^[\d.]+$|:/.test(location.hostname) || !('PublicKeyCredential' in window)) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}
