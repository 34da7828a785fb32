import { useEffect, useEffectEvent } from 'react';
import { useShortcutsOn } from '#client/kit/shortcuts/shortcuts.ts';

interface Keys {
  /** What 0, 1, 2 … 9 choose. */
  choices: readonly string[];
  choose: (choice: string) => void;
  send: () => void;
}

/** The dialog by keys: a figure chooses a reason wherever nothing is typed, Ctrl or ⌘ with Enter rejects from anywhere. */
export function useRejectingKeys({ choices, choose, send }: Keys): void {
  const on = useShortcutsOn();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const held = event.ctrlKey || event.metaKey;
    if (held && event.key === 'Enter' && !event.repeat) {
      event.preventDefault();
      send();
      return;
    }
    if (!on || held || event.altKey || isTyping(event.target)) return;
    const choice = /^\d$/.test(event.key) ? choices[Number(event.key)] : undefined;
    if (choice === undefined) return;
    event.preventDefault();
    choose(choice);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input:not([type="radio"]), textarea, select') !== null;
}
