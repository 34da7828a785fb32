import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from './Button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { toastDuration } from './timings.ts';
import { currentToast, dismissToast, subscribeToToasts, type ToastMessage } from './toast.ts';
import styles from './Toaster.module.css';
import { asksToUndo } from './undo-key.ts';

/** Where toasts appear; once, in the layout. It is a popover, so that it also shows above an open dialog. */
export function Toaster() {
  const message = useSyncExternalStore(subscribeToToasts, currentToast, currentToast);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The newest in the top layer is the uppermost.
    const element = layer.current;
    if (message) element?.hidePopover();
    if (!element?.matches(':popover-open')) element?.showPopover();
  }, [message]);
  // Both regions stand from the start: a screen reader only hears of what changes inside one it knows.
  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may not hold paragraphs and buttons */}
      <div role="status">
        {message && message.tone !== 'danger' && <Toast key={message.id} message={message} />}
      </div>
      <div role="alert">{message?.tone === 'danger' && <Toast key={message.id} message={message} />}</div>
    </div>
  );
}

const icons = { neutral: 'check', info: 'info', danger: 'alert' } as const;

function Toast({ message }: { message: ToastMessage }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const timer = held ? undefined : window.setTimeout(() => dismissToast(message.id), toastDuration);
    return () => window.clearTimeout(timer);
  }, [held, message.id]);
  const { title, description, tone, action } = message;
  const takeAction = () => {
    action?.act();
    dismissToast(message.id);
  };
  const undoes = action?.label === 'Undo';
  useUndoKey(undoes, takeAction);
  return (
    <div
      className={classNames(styles.toast, tone === 'danger' && styles.danger)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[tone]} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {description && <p>{description}</p>}
      </div>
      {action && (
        <Button size="compact" aria-keyshortcuts={undoes ? 'Control+Z' : undefined} onClick={takeAction}>
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" icon="close" size="compact" onClick={() => dismissToast(message.id)} />
    </div>
  );
}

/** Ctrl or ⌘ with Z, wherever the focus is: a toast is far from it, and soon gone. */
function useUndoKey(on: boolean, undo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!on || event.defaultPrevented || !asksToUndo(event)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    // A page that has such a key of its own hears it first, on the document.
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
