import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldWiring } from './field-context.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Inputs.module.css';

interface Props extends ComponentProps<'input'> {
  icon?: IconName;
}

/** One line of text, also for dates and numbers (`type`). Stands in a Field, or carries its own aria-label. */
export function TextInput({ icon, className, type = 'text', ...rest }: Props) {
  return (
    <div className={styles.frame}>
      {icon && <Icon name={icon} className={styles.leading} />}
      <input {...useFieldWiring()} {...rest} type={type} className={classNames(styles.input, className)} />
    </div>
  );
}
