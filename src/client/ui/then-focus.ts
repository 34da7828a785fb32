import { flushSync } from 'react-dom';

/** Changes what is shown, at once, and gives the focus to what is there only then, or is about to lose it. */
export function thenFocus(change: () => void, target: () => HTMLElement | null | undefined): void {
  flushSync(change);
  target()?.focus();
}
