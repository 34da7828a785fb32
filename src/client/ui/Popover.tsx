import {
  useEffect,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { placeBeside } from './place-beside.ts';
import styles from './Popover.module.css';

interface TriggerProps {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'dialog';
  popoverTarget: string;
  onClick: (event: MouseEvent) => void;
}

interface Props {
  /** What it is about, for screen readers. */
  label: string;
  /** The button that opens it: spread what it is given. */
  renderTrigger: (trigger: TriggerProps) => ReactElement;
  align?: 'start' | 'end';
  /** Drawn, and so fetched, when it is opened for the first time. */
  children: ReactNode;
}

/** More about something, over the page, beside the button that asks for it. Esc and a press outside close it. */
export function Popover({ label, renderTrigger, align = 'end', children }: Props) {
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [drawn, setDrawn] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open || !panel.current) return;
    const element = panel.current;
    // What it shows may arrive later and be longer.
    const sizes = new ResizeObserver(() => button.current && place(element, button.current, align));
    sizes.observe(element);
    const hide = () => element.hidePopover();
    window.addEventListener('resize', hide);
    // A link in it leads away, perhaps on the same page. The cast: a click's target in our own markup is an element.
    const follow = ({ target }: Event) => (target as Element).closest('a') && hide();
    element.addEventListener('click', follow);
    return () => {
      sizes.disconnect();
      element.removeEventListener('click', follow);
      window.removeEventListener('resize', hide);
    };
  }, [open, align]);

  function toggle(event: MouseEvent): void {
    // Not left to the attribute, which opens it now and tells of it later.
    event.preventDefault();
    flushSync(() => setDrawn(true));
    if (!panel.current?.togglePopover() || !button.current) return;
    place(panel.current, button.current, align);
    panel.current.focus({ preventScroll: true });
  }

  return (
    <>
      {renderTrigger({ ref: button, 'aria-haspopup': 'dialog', popoverTarget: id, onClick: toggle })}
      <dialog
        ref={panel}
        id={id}
        aria-label={label}
        tabIndex={-1}
        popover="auto"
        className={styles.panel}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {drawn && children}
      </dialog>
    </>
  );
}

/** No higher than the room above or below its button, whichever is more: what does not fit is scrolled to. */
function place(panel: HTMLElement, button: HTMLElement, align: 'start' | 'end'): void {
  const { top, bottom } = button.getBoundingClientRect();
  const room = Math.max(top, document.documentElement.clientHeight - bottom) - spared;
  panel.style.maxHeight = `min(32rem, ${Math.max(room, least)}px)`;
  placeBeside(panel, button, align);
}

/** The gap to the button and the margin to the window's edge, in pixels. */
const spared = 16;
const least = 160;
