import { useEffect, useEffectEvent } from 'react';
import { isCovered } from '#client/ui/is-covered.ts';
import { useShortcutsOn } from './shortcuts.ts';

/**
 * Listens for single keys while nothing is being typed and no dialog or menu is open. A key is answered by `act`, or else
 * by the control that bears it in aria-keyshortcuts: one in the article that has the focus, or one of the page itself.
 */
export function useShortcuts(act: Readonly<Record<string, () => void>> = {}): void {
  const on = useShortcutsOn();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event)) return;
    const own = act[event.key];
    const control = own ? undefined : controlFor(event.key);
    if (!own && !control) return;
    event.preventDefault();
    if (own) own();
    else if (control instanceof HTMLInputElement && control.type !== 'checkbox') control.select();
    else control?.click();
  });
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on]);
}

/** Whether a key belongs to what is being typed, or to a dialog or menu that is open. */
export function isBusy({ target }: Pick<KeyboardEvent, 'target'>): boolean {
  const typing =
    target instanceof Element &&
    target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]');
  return Boolean(typing) || isCovered();
}

function controlFor(key: string): HTMLElement | undefined {
  const selector = `[aria-keyshortcuts="${CSS.escape(key)}"]:not([role^="menuitem"])`;
  const article = document.activeElement?.closest('article');
  const inArticle = article?.querySelector<HTMLElement>(selector);
  if (inArticle) return inArticle;
  const candidates = document.querySelectorAll<HTMLElement>(`main ${selector}`);
  return [...candidates].find((control) => !control.closest('article') && control.checkVisibility());
}
