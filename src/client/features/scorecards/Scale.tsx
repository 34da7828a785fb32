import type { KeyboardEvent } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import { Radio } from '#client/ui/Radio.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { type Step, steps } from '#domain/scorecards.ts';
import styles from './Scale.module.css';

interface Props {
  /** Of the field, and of the page’s list of errors. */
  name: string;
  label: string;
  /** What is read on the five, and what they say in full. */
  words: Readonly<Record<Step, { brief: string; full: string }>>;
  /** '1' to '5', `none.value`, or nothing yet. */
  value: string;
  error?: string | undefined;
  /** A sixth answer, that nothing can be said. */
  none?: { value: string; label: string };
  /** Takes the focus when the sheet opens. */
  first?: boolean;
  onChoose: (value: string) => void;
  /** Where the focus goes once a key has chosen. */
  next: (value: string) => HTMLElement | null | undefined;
}

/** Five words side by side, of which one is pressed; the keys 1 to 5 press them too and go on to what is asked next. */
export function Scale({ name, label, words, value, error, none, first, onChoose, next }: Props) {
  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = event.key === '0' ? none?.value : steps.map(String).find((step) => step === event.key);
    if (!chosen) return;
    event.preventDefault();
    thenFocus(
      () => onChoose(chosen),
      () => next(chosen),
    );
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the radio buttons in it do the same
    <fieldset
      id={name}
      tabIndex={-1}
      className={styles.scale}
      aria-describedby={error ? `${name}-error` : undefined}
      onKeyDown={onKeyDown}
    >
      <legend className={styles.label} dir="auto">
        {label}
      </legend>
      <div className={styles.steps}>
        {steps.map((step) => (
          <label key={step} className={styles.step} title={words[step].full}>
            <input
              ref={first && step === 1 ? opensHere : undefined}
              type="radio"
              name={name}
              className={styles.radio}
              aria-label={words[step].full}
              checked={value === String(step)}
              onChange={() => onChoose(String(step))}
            />
            <span className={styles.word}>{words[step].brief}</span>
          </label>
        ))}
      </div>
      {none && (
        <Radio
          name={name}
          label={none.label}
          checked={value === none.value}
          onChange={() => onChoose(none.value)}
        />
      )}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A dialog gives the focus to what bears the attribute, which React does not write. */
function opensHere(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
}
