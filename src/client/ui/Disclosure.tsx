import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  label: string;
  /** A foretaste beside the label while it is closed; for the eye only. */
  preview?: string;
  /** Whether it starts open. */
  startsOpen?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** More on request: the platform's own <details>. */
export function Disclosure({ label, preview, startsOpen, onToggle, children }: Props) {
  return (
    <details
      className={styles.disclosure}
      open={startsOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Icon name="chevron-right" size={16} className={styles.mark} />
        <span className={styles.label}>{label}</span>
        {preview && (
          <span className={styles.preview} dir="auto" aria-hidden="true">
            {preview}
          </span>
        )}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
