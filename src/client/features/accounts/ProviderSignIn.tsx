import { lazy, Suspense, useEffect, useState } from 'react';
import { call } from '#client/api/call.ts';
import { Button } from '#client/ui/Button.tsx';

// Only who signs in with their company types an address.
const WorkAddress = lazy(async () => ({ default: (await import('./WorkAddress.tsx')).WorkAddress }));

/** The way in for who signs in where they work, where any company has set that up: their address says which one it is. */
export function ProviderSignIn({ next }: { next: string | undefined }) {
  const [open, setOpen] = useState(false);
  const offered = useOffered();
  if (!offered) return null;
  const button = (
    <Button size="large" wide aria-expanded={open} onClick={() => setOpen(true)}>
      Use single sign-on
    </Button>
  );
  if (!open) return button;
  return (
    <Suspense fallback={button}>
      <WorkAddress next={next} />
    </Suspense>
  );
}

/** Whether there is such a company. Where the answer does not come, the way in is there: pressing it says what is wrong. */
function useOffered(): boolean {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    let left = false;
    const answered = (is: boolean) => left || setOffered(is);
    call('GET /api/sign-in/provider').then(
      (answer) => answered(answer.offered),
      () => answered(true),
    );
    return () => {
      left = true;
    };
  }, []);
  return offered;
}
