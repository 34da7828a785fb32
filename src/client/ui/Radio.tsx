import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Inputs.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
}

/** One of several choices, which share a `name`, in a fieldset that says what is chosen. */
export function Radio({ label, className, ...rest }: Props) {
  return (
    <label className={classNames(styles.check, className)}>
      <input {...rest} type="radio" className={styles.box} />
      <span className={styles.checkLabel}>{label}</span>
    </label>
  );
}
