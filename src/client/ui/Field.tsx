import { useId, type ReactNode } from 'react';
import styles from './Field.module.css';
import { classNames } from './class-names.ts';
import { FieldContext } from './field-context.ts';
import { Icon } from './Icon.tsx';

interface Props {
  label: string;
  /** Also the control's id, unless `id` is given: FormErrors links to it. */
  name?: string;
  id?: string;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  /** Says "(optional)" after the label; for forms in which most fields are required. */
  optional?: boolean;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  className?: string;
  /** One control of this kit: TextInput, PasswordInput, TextArea, Select … */
  children: ReactNode;
}

/** A label, its control, what helps to fill it in, and what is wrong with it. */
export function Field({
  label,
  name,
  id,
  hint,
  error,
  required,
  optional,
  labelHidden,
  className,
  children,
}: Props) {
  const own = useId();
  const control = id ?? name ?? own;
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={control} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      <FieldContext value={{ id: control, name, required, describedBy, invalid: Boolean(error) }}>
        {children}
      </FieldContext>
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
