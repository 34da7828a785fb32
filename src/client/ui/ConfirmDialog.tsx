import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';

interface Props {
  open: boolean;
  /** The question: "Close this job?" */
  title: string;
  /** What happens then. */
  children: ReactNode;
  /** The button that does it, in words that still make sense without the question. */
  label: string;
  pendingLabel: string;
  pending: boolean;
  /** Why it did not work. */
  failure?: string;
  /** It takes something away. */
  danger?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done, and says what it does. */
export function ConfirmDialog({
  open,
  title,
  children,
  label,
  pendingLabel,
  pending,
  failure,
  danger,
  onConfirm,
  onClose,
}: Props) {
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
            pendingLabel={pendingLabel}
            onClick={onConfirm}
          >
            {label}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <div className={styles.words}>
        {children}
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  );
}
