import type { ReactNode } from 'react';
import { Button } from '#client/ui/Button.tsx';
import styles from './ReadFromText.module.css';

interface Props {
  /** "place" or "pay", for who hears the button without the line. */
  what: string;
  /** What was read, in one line; '' for nothing. */
  line: string;
  /** What to say where nothing was read. */
  nothing: string;
  onChange: () => void;
}

/** What was understood of a text, and the way to correct it. */
export function ReadFromText({ what, line, nothing, onChange }: Props) {
  return (
    <p className={styles.read}>
      <span>
        {line ? (
          <>
            Read from your text: <bdi>{line}</bdi>
          </>
        ) : (
          nothing
        )}
      </span>
      <Button variant="quiet" aria-label={line ? `Change the ${what}` : `Add the ${what}`} onClick={onChange}>
        {line ? 'Change' : 'Add'}
      </Button>
    </p>
  );
}

interface DoubtProps {
  /** What was stated, and what the text says now. */
  stated: string;
  read: string;
  error: string | undefined;
  onKeep: () => void;
  onRead: () => void;
}

/** The text is another than when its parts were stated: which of the two holds. */
export function AskWhichHolds({ stated, read, error, onKeep, onRead }: DoubtProps) {
  return (
    <fieldset className={styles.doubt}>
      <legend>The text has changed</legend>
      <p>
        Before, you stated <bdi>{stated || 'nothing'}</bdi>; it now reads as{' '}
        <bdi>{read || 'nothing we know'}</bdi>.
      </p>
      {error && <p className={styles.error}>{error}</p>}
      <div className={styles.buttons}>
        <Button onClick={onRead}>Use the text</Button>
        <Button onClick={onKeep}>Keep what I stated</Button>
      </div>
    </fieldset>
  );
}

/** Parts that a person states, and the way back to the text. */
export function StatedParts({
  legend,
  onRead,
  children,
}: {
  legend: string;
  onRead: () => void;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.parts}>
      <legend>{legend}</legend>
      {children}
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onRead}>
          Use what the text says
        </Button>
      </div>
    </fieldset>
  );
}
