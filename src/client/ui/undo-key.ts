import { isCovered } from './is-covered.ts';

/**
 * Whether Ctrl or ⌘ with Z asks to take back what was done on the page, wherever the focus is: not where one types, which has
 * an undo of its own, nor while a dialog or menu covers what would change.
 */
export function asksToUndo({ ctrlKey, metaKey, shiftKey, key, target }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || shiftKey || key.toLowerCase() !== 'z') return false;
  const typing = target instanceof Element && target.closest('input:not([type="checkbox"]), textarea');
  return !typing && !isCovered();
}
