import { Suspense, useEffect, useState } from 'react';
import { lazyWithPreload } from '#client/app/lazy-with-preload.ts';

// Nobody loads it who does not ask for it.
const { Component: CommandPalette } = lazyWithPreload(
  () => import('./CommandPalette.tsx'),
  (module) => module.CommandPalette,
);

/** Opens the command palette on Ctrl-K or ⌘-K, and closes it on the same. */
export function PaletteKey() {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      setAsked(true);
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    asked && (
      <Suspense>
        <CommandPalette open={open} onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
