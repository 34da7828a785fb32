import { useId, type ReactNode } from 'react';
import styles from './Switch.module.css';

interface Props {
  label: string;
  /** What it means to switch it on. */
  hint?: ReactNode;
  on: boolean;
  /** Takes effect at once: there is no Save beside a switch. */
  onChange: (on: boolean) => void;
}

/** On or off, at once. A choice that is sent with a form is a Checkbox. */
export function Switch({ label, hint, on, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.line}>
      <input
        type="checkbox"
        role="switch"
        id={id}
        className={styles.switch}
        checked={on}
        aria-checked={on}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && (
          <div id={`${id}-hint`} className={styles.hint}>
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}
