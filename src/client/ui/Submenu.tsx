import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { keepBeside } from './keep-beside.ts';
import styles from './Menu.module.css';
import { enterMenu } from './menu-items.ts';
import { submenuDelay } from './timings.ts';

interface Props {
  label: string;
  /** What is chosen in it, so that nobody need open it to know. */
  value: string;
  /** MenuRadio, MenuItem. */
  children: ReactNode;
}

/**
 * An item of a Menu that opens a menu of its own: by pointing at it, and leaving it a moment for the pointer to get there;
 * by a press or a tap; by the right arrow, from where the left one and Esc lead back.
 */
export function Submenu({ label, value, children }: Props) {
  const id = useId();
  const item = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  /** By a press or a key: whoever came in so leaves so, wherever the pointer is. */
  const entered = useRef(false);
  const isOpen = () => panel.current?.matches(':popover-open');

  useEffect(() => () => window.clearTimeout(timer.current), []);

  function open(): void {
    if (!panel.current || !item.current || isOpen()) return;
    panel.current.showPopover();
    keepBeside(panel.current, item.current, 'aside');
  }

  function soon(act: () => void, delay: number): void {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(act, delay);
  }

  return (
    <div
      onPointerEnter={(event) => {
        window.clearTimeout(timer.current);
        // A finger presses, it does not hover.
        if (event.pointerType !== 'mouse' || isOpen()) return;
        soon(() => {
          // The whole menu may have closed meanwhile.
          if (!item.current?.checkVisibility()) return;
          open();
          item.current.focus();
        }, submenuDelay.open);
      }}
      onPointerLeave={() =>
        soon(() => {
          if (!entered.current) panel.current?.hidePopover();
        }, submenuDelay.grace)
      }
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
      }}
    >
      <button
        ref={item}
        id={`${id}-item`}
        type="button"
        role="menuitem"
        tabIndex={-1}
        aria-haspopup="menu"
        popoverTarget={id}
        data-keep-open
        className={styles.item}
        onClick={(event) => {
          event.preventDefault();
          if (!panel.current) return;
          if (entered.current) return panel.current.hidePopover();
          open();
          entered.current = true;
          enterMenu(panel.current);
        }}
      >
        {label}
        <span className={styles.value}>{value}</span>
        <Icon name="chevron-right" size={16} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={({ newState }) => {
          if (newState !== 'closed') return;
          entered.current = false;
          // Closing a popover within another gives no focus back.
          if (panel.current?.contains(document.activeElement)) item.current?.focus();
        }}
      >
        <div role="menu" tabIndex={-1} aria-labelledby={`${id}-item`}>
          {children}
        </div>
      </div>
    </div>
  );
}
