import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldWiring } from './field-context.ts';
import { Icon } from './Icon.tsx';
import styles from './Inputs.module.css';

interface Props<Value extends string> extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly { value: Value; label: string }[];
}

/** The platform's own select. */
export function Select<Value extends string>({ options, className, ...rest }: Props<Value>) {
  return (
    <div className={styles.selectFrame}>
      <select {...useFieldWiring()} {...rest} className={classNames(styles.input, styles.select, className)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </div>
  );
}
