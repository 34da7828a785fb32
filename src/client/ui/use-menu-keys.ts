import { useRef, type KeyboardEvent } from 'react';
import { itemsOf } from './menu-items.ts';
import { typeAheadReset } from './timings.ts';

/** What the keys do in a menu and its submenus, as the ARIA practices have it: arrows, Home, End, letters. Esc is the popover's own. */
export function useMenuKeys(leave: () => void): (event: KeyboardEvent) => void {
  const typed = useRef({ text: '', at: 0 });

  return (event) => {
    const menu = event.target instanceof Element ? event.target.closest('[role="menu"]') : null;
    const items = itemsOf(menu);
    const current = items.findIndex((item) => item === document.activeElement);
    const steps: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current < 0 ? -1 : current - 1,
      Home: 0,
      End: -1,
    };
    if (event.key in steps) {
      event.preventDefault();
      items.at((steps[event.key] ?? 0) % items.length)?.focus();
    } else if (event.key === 'ArrowRight') {
      if (items[current]?.ariaHasPopup) items[current].click();
    } else if (event.key === 'ArrowLeft') {
      const inside = menu?.parentElement?.closest('[role="menu"]');
      if (inside) menu?.closest<HTMLElement>('[popover]')?.hidePopover();
    } else if (event.key === 'Tab') {
      leave();
    } else if (
      event.key.length === 1 &&
      event.key !== ' ' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      const shortcut = items.find((item) => item.getAttribute('aria-keyshortcuts') === event.key);
      if (shortcut) return shortcut.click();
      const now = event.timeStamp;
      typed.current = {
        text: (now - typed.current.at < typeAheadReset ? typed.current.text : '') + event.key.toLowerCase(),
        at: now,
      };
      const from = typed.current.text.length === 1 ? current + 1 : Math.max(current, 0);
      [...items.slice(from), ...items.slice(0, from)]
        .find((item) => item.textContent?.trim().toLowerCase().startsWith(typed.current.text))
        ?.focus();
    }
  };
}
