import { flushSync } from 'react-dom';

/**
 * Changes what is shown, at once, and gives the focus to what is there only then, or is about to lose it. A change that answers
 * false has changed nothing: the focus stays with what one has gone on to.
 */
export function thenFocus(change: () => unknown, target: () => HTMLElement | null | undefined): void {
  if (flushSync(change) !== false) target()?.focus();
}
