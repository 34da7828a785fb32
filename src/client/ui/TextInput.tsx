import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldWiring } from './field-context.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Inputs.module.css';

interface Props extends ComponentProps<'input'> {
  icon?: IconName;
  type?: 'text' | 'email' | 'url' | 'tel' | 'number' | 'search' | 'password';
  /** DateInput says so, which knows the first and the last day there can be. */
  dated?: 'date' | 'month' | 'datetime-local';
}

/** One line of text, also for numbers (`type`). Stands in a Field, or carries its own aria-label. */
export function TextInput({ icon, className, type = 'text', dated, ...rest }: Props) {
  return (
    <div className={styles.frame}>
      {icon && <Icon name={icon} className={styles.leading} />}
      <input
        {...useFieldWiring()}
        {...rest}
        type={dated ?? type}
        className={classNames(styles.input, className)}
      />
    </div>
  );
}
