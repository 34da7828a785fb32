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
import { keepBeside } from './keep-beside.ts';
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
    const hide = () => element.hidePopover();
    // A link in it leads away, perhaps on the same page.
    const follow = ({ target }: Event) => target instanceof Element && target.closest('a') && hide();
    element.addEventListener('click', follow);
    return () => {
      element.removeEventListener('click', follow);
    };
  }, [open]);

  function toggle(event: MouseEvent): void {
    // Not left to the attribute, which opens it now and tells of it later.
    event.preventDefault();
    flushSync(() => setDrawn(true));
    if (!panel.current?.togglePopover() || !button.current) return;
    keepBeside(panel.current, button.current, align);
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
