import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { candidatesNamed } from './people.ts';
import { askedRejection, subscribeToRejections } from './rejecting.ts';

// Nobody loads it who rejects nobody.
const RejectForm = lazy(async () => ({ default: (await import('./RejectForm.tsx')).RejectForm }));

/** The one dialog in which candidates are rejected, whichever screen asks for it. */
export function Rejecting() {
  const asked = useSyncExternalStore(subscribeToRejections, askedRejection, askedRejection);
  return (
    <Dialog
      open={asked !== undefined}
      title={asked ? `Reject ${candidatesNamed(asked.people)}?` : ''}
      onClose={() => asked?.answer([])}
    >
      {asked && (
        <Suspense fallback={<Spinner />}>
          <RejectForm asked={asked} />
        </Suspense>
      )}
    </Dialog>
  );
}
