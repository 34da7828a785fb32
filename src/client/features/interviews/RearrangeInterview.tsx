import { lazy, Suspense, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/Dialog.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { Interview } from '#contract/api.ts';

const RearrangeForm = lazy(() =>
  import('./RearrangeForm.tsx').then((module) => ({ default: module.RearrangeForm })),
);

/** The button, and the sheet that it opens. */
export function RearrangeInterview({ interview }: { interview: Interview }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="compact"
        icon="clock"
        onClick={() => setOpen(true)}
        aria-label={`Reschedule: \u2068${interview.title}\u2069`}
      >
        Reschedule
      </Button>
      <RearrangeSheet interview={interview} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

interface Props {
  interview: Interview;
  /** A time that was chosen already, by dragging it there. */
  to?: string | undefined;
  open: boolean;
  onClose: () => void;
}

/** Proposes other times for an interview, or sets another one. */
export function RearrangeSheet({ interview, to, open, onClose }: Props) {
  return (
    <Sheet open={open} wide="widest" title={`Reschedule: \u2068${interview.title}\u2069`} onClose={onClose}>
      <Suspense fallback={<Skeleton height="36rem" />}>
        <RearrangeForm interview={interview} to={to} onDone={onClose} />
      </Suspense>
    </Sheet>
  );
}
