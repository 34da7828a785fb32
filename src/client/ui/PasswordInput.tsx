import { useState, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldWiring } from './field-context.ts';
import { Icon } from './Icon.tsx';
import styles from './Inputs.module.css';

/** A password that can be shown while it is typed. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const wiring = useFieldWiring();
  return (
    <div className={styles.frame}>
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...wiring}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={classNames(styles.input, styles.revealing, className)}
      />
      <button
        type="button"
        className={styles.reveal}
        aria-label={shown ? 'Hide password' : 'Show password'}
        aria-controls={wiring.id}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
      </button>
    </div>
  );
}
