import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import part from '#client/ui/Part.module.css';
import styles from './Letter.module.css';

interface Props {
  text: string | null;
  /** A long one begins with a few lines. */
  folded?: boolean;
}

/** About five lines beside a résumé. */
const short = 360;

export function Letter({ text, folded = false }: Props) {
  const [open, setOpen] = useState(!folded);
  const long = text !== null && (text.length > short || text.split('\n').length > 5);
  return (
    <section className={part.part} aria-labelledby="cover-letter">
      <h2 id="cover-letter">Cover letter</h2>
      {text ? (
        <p className={classNames(styles.letter, long && !open && styles.folded)} dir="auto">
          {text}
        </p>
      ) : (
        <p className={styles.none}>No cover letter</p>
      )}
      {long && folded && (
        <div>
          <Button variant="quiet" size="compact" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Show less' : 'Read all'}
          </Button>
        </div>
      )}
    </section>
  );
}
