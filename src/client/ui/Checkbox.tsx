import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Inputs.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
}

/** A box with its label; the whole line is the target. */
export function Checkbox({ label, className, ...rest }: Props) {
  return (
    <label className={classNames(styles.check, className)}>
      <input {...rest} type="checkbox" className={styles.box} />
      <span className={styles.checkLabel}>{label}</span>
    </label>
  );
}
