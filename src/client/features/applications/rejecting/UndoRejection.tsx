import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import type { Application } from '#contract/api.ts';
import { undoRejections } from './send-rejection.ts';

/** Takes back a rejection that its candidate has not been notified of. */
export function UndoRejection({
  application: { id, applicantName },
  tabIndex,
}: {
  application: Pick<Application, 'id' | 'applicantName'>;
  /** As that of the row it stands in. */
  tabIndex?: 0 | -1;
}) {
  const [undoing, setUndoing] = useState(false);
  const undo = async () => {
    setUndoing(true);
    await undoRejections([{ id, applicantName }]);
    setUndoing(false);
  };
  return (
    <Button
      size="compact"
      icon="undo"
      pending={undoing}
      pendingLabel="Undoing…"
      tabIndex={tabIndex}
      aria-label={`Undo rejection of \u2068${applicantName}\u2069`}
      onClick={() => void undo()}
    >
      Undo
    </Button>
  );
}
