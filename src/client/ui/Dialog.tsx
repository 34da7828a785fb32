import { useId, type ReactNode } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { Boundary } from './Boundary.tsx';
import { Broken } from './Broken.tsx';
import { IconButton } from './Button.tsx';
import { classNames } from './class-names.ts';
import styles from './Dialog.module.css';
import { useModal } from './use-modal.ts';

interface Props {
  open: boolean;
  title: string;
  /** Close button, Esc and the backdrop. The owner decides, and sets `open`. */
  onClose: () => void;
  children: ReactNode;
  /** The buttons at its foot, the main one first. */
  actions?: ReactNode;
}

/** A question or a small form in the middle of the screen. */
export function Dialog(props: Props) {
  return <Surface {...props} className={styles.dialog} />;
}

/** A panel from the right, on phones from the foot, for work that keeps the page in sight; `widest` for a week. */
export function Sheet({ wide, ...props }: Props & { wide?: boolean | 'widest' }) {
  return (
    <Surface
      {...props}
      className={classNames(styles.sheet, wide && styles.wide, wide === 'widest' && styles.widest)}
    />
  );
}

/** The buttons at the end of a form in a sheet: they stay in sight, however long the form is. */
export function SheetFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}

function Surface({ open, title, onClose, children, actions, className }: Props & { className?: string }) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={classNames(styles.surface, className)} aria-labelledby={titleId}>
      {open && (
        <div className={styles.frame}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label="Close" icon="close" onClick={onClose} />
          </header>
          <Boundary fallback={inBody}>
            <div className={styles.body}>{children}</div>
            {actions && <footer className={styles.footer}>{actions}</footer>}
          </Boundary>
        </div>
      )}
    </dialog>
  );
}

function inBody(broken: FallbackProps) {
  return (
    <div className={styles.body}>
      <Broken {...broken} />
    </div>
  );
}
