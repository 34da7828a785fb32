import { useCallback } from 'react';
import { useKeptChoice } from '#client/kit/kept-choices/use-kept-choice.ts';
import { thenFocus } from '#client/ui/then-focus.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';

const widths = ['open', 'folded'] as const;

/** What is decided takes no room from what is to be decided, where one likes it so. */
export function canFold(status: ApplicationStatus): boolean {
  return status === 'hired' || status === 'rejected';
}

/** Which columns are folded to a strip: kept for this person on this device. */
export function useFolded() {
  const [hired, keepHired] = useKeptChoice('board.hired', widths, 'open');
  const [rejected, keepRejected] = useKeptChoice('board.rejected', widths, 'open');
  const isFolded = useCallback(
    (status: ApplicationStatus) =>
      (status === 'hired' ? hired : status === 'rejected' ? rejected : 'open') === 'folded',
    [hired, rejected],
  );
  const keep = useCallback(
    (status: ApplicationStatus, width: (typeof widths)[number]) =>
      // The button that folds and the one that unfolds are one to whoever uses them.
      thenFocus(
        () => (status === 'hired' ? keepHired : keepRejected)(width),
        () => document.getElementById(`fold-${status}`),
      ),
    [keepHired, keepRejected],
  );
  return {
    isFolded,
    fold: useCallback((status: ApplicationStatus) => keep(status, 'folded'), [keep]),
    unfold: useCallback((status: ApplicationStatus) => keep(status, 'open'), [keep]),
  };
}
