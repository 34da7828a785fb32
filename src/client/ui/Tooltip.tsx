import { useEffect, useId, useRef, type ReactNode } from 'react';
import { keepBeside } from './keep-beside.ts';
import { tooltipDelay } from './timings.ts';
import styles from './Tooltip.module.css';

let lastClosed = -Infinity;

interface Props {
  text: string;
  /** The key that does the same, as `aria-keyshortcuts` has it. */
  shortcut?: string;
  /** The text repeats the control's name: for those who see only its icon, not for those who hear the name anyway. */
  isName?: boolean;
  /** One control that has a name of its own. */
  children: ReactNode;
}

/** An explanation on hover or focus. It can be pointed at, and Esc closes it. Never the only place of anything one must know. */
export function Tooltip({ text, shortcut, isName, children }: Props) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);

  const show = () => open(tip.current, anchor.current);
  const hide = () => {
    window.clearTimeout(timer.current);
    close(tip.current);
  };
  const showSoon = () => {
    window.clearTimeout(timer.current);
    if (performance.now() - lastClosed < tooltipDelay.skip) show();
    else timer.current = window.setTimeout(show, tooltipDelay.open);
  };

  useEffect(() => {
    const element = tip.current;
    if (!isName) anchor.current?.firstElementChild?.setAttribute('aria-describedby', id);
    const onEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(element);
    };
    document.addEventListener('keydown', onEscape);
    return () => {
      window.clearTimeout(timer.current);
      document.removeEventListener('keydown', onEscape);
    };
  }, [id, isName]);

  return (
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event) => {
        // A finger presses, it does not hover.
        if (event.pointerType === 'mouse') showSoon();
      }}
      onPointerLeave={hide}
      onFocus={(event) => {
        // Not where the focus was only put there, as at the opening of a dialog.
        if (event.target.matches(':focus-visible')) show();
      }}
      onBlur={hide}
      onPointerDown={hide}
    >
      {children}
      <span ref={tip} id={id} role="tooltip" popover="manual" aria-hidden={isName} className={styles.tip}>
        {text}
        {shortcut && <kbd className={styles.key}>{shortcut}</kbd>}
      </span>
    </span>
  );
}

function open(tip: HTMLElement | null, anchor: HTMLElement | null): void {
  if (!tip || !anchor || tip.matches(':popover-open')) return;
  tip.showPopover();
  keepBeside(tip, anchor, 'center');
}

function close(tip: HTMLElement | null): void {
  if (!tip?.matches(':popover-open')) return;
  tip.hidePopover();
  lastClosed = performance.now();
}
