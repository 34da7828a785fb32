import { useEffect, useState } from 'react';
import { CachedAnswers } from '#client/api/CachedAnswers.tsx';
import { codeOf } from '#client/kit/code/code-of.ts';
import { Boundary } from '#client/ui/Boundary.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Key } from '#client/ui/Key.tsx';
import styles from './PaletteField.module.css';

// Nobody loads it who does not ask for it.
const paletteCode = codeOf(() => import('./CommandPalette.tsx'));

const held = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** Opens the command palette: by a press on what looks like the field it opens, by Ctrl-K or ⌘-K, which also close it. */
export function PaletteField() {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Its code comes while the second key is looked for.
      if (event.key === 'Control' || event.key === 'Meta') preloadPalette();
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
        onFocus={preloadPalette}
        onPointerEnter={preloadPalette}
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
        {asked && <Palette open={open} onClose={() => setOpen(false)} />}
      </Boundary>
    </>
  );
}

function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const code = paletteCode.useCode();
  if (!code) return null;
  return (
    <CachedAnswers>
      <code.CommandPalette open={open} onClose={onClose} />
    </CachedAnswers>
  );
}

function preloadPalette(): void {
  paletteCode.preload().catch(() => undefined);
}

function nothing(): null {
  return null;
}
