import { lazy, Suspense } from 'react';
import { Sheet } from '#client/ui/Dialog.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { Application } from '#contract/api.ts';

const ArrangeInterview = lazy(() =>
  import('./ArrangeInterview.tsx').then((module) => ({ default: module.ArrangeInterview })),
);

interface Props {
  application: Application;
  open: boolean;
  onClose: () => void;
}

export function ArrangeSheet({ application, open, onClose }: Props) {
  return (
    <Sheet
      open={open}
      wide="widest"
      title={`Interview with \u2068${application.applicantName}\u2069`}
      onClose={onClose}
    >
      <Suspense fallback={<Skeleton height="36rem" />}>
        <ArrangeInterview application={application} onDone={onClose} />
      </Suspense>
    </Sheet>
  );
}
