import { Suspense, useEffect, useState } from 'react';
import { CachedAnswers } from '#client/api/CachedAnswers.tsx';
import { lazyWithPreload } from '#client/ui/lazy-with-preload.ts';
import { Boundary } from '#client/ui/Boundary.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Key } from '#client/ui/Key.tsx';
import styles from './PaletteField.module.css';

// Nobody loads it who does not ask for it.
const { Component: CommandPalette, preload } = lazyWithPreload(
  () => import('./CommandPalette.tsx'),
  (module) => module.CommandPalette,
);

const held = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** Opens the command palette: by a press on what looks like the field it opens, by Ctrl-K or ⌘-K, which also close it. */
export function PaletteField() {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Its code comes while the second key is looked for.
      if (event.key === 'Control' || event.key === 'Meta') void preload().catch(() => undefined);
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
    <>
      <button
        type="button"
        className={styles.field}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onFocus={() => void preload().catch(() => undefined)}
        onPointerEnter={() => void preload().catch(() => undefined)}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        <Icon name="search" />
        <span className={styles.words}>Search or jump to…</span>
        <span className={styles.keys} aria-hidden="true">
          <Key>{`${held} K`}</Key>
        </span>
      </button>
      <Boundary fallback={nothing}>
        {asked && (
          <Suspense>
            <CachedAnswers>
              <CommandPalette open={open} onClose={() => setOpen(false)} />
            </CachedAnswers>
          </Suspense>
        )}
      </Boundary>
    </>
  );
}

function nothing(): null {
  return null;
}
