import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './FileDrop.module.css';

interface Props {
  /** What is asked for. */
  label: string;
  hint: string;
  /** The button's words. */
  choose: string;
  /** Endings that the system's own dialog offers first. */
  endings: readonly string[];
  /** How far a file that is on its way has come, in words. */
  progress: string | undefined;
  error: string | undefined;
}

type Takes =
  | { several?: never; onFile: (file: File) => void }
  /** More than one at a time. */
  | { several: true; onFiles: (files: readonly File[]) => void };

/** A place to drop a file, and a button that does the same. */
export function FileDrop({ label, hint, choose, endings, progress, error, ...takes }: Props & Takes) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  function take(files: readonly File[]): void {
    const [file] = files;
    if (file && takes.several) takes.onFiles(files);
    else if (file && !takes.several) takes.onFile(file);
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (!progress) take([...event.dataTransfer.files]);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button in it does the same
    <fieldset
      className={classNames(styles.drop, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <legend className={styles.label}>{label}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <div className={styles.line}>
        <Button
          icon="upload"
          pending={Boolean(progress)}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {choose}
        </Button>
        <span className={styles.or}>or drop it here</span>
      </div>
      <input
        ref={input}
        type="file"
        multiple={takes.several}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        accept={endings.join(',')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen again, mended.
          event.target.value = '';
          take(files);
        }}
      />
      <output className={styles.progress}>{progress}</output>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
