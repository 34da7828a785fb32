import { useRef, useState, type ReactNode } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { unfairRequirements, type UnfairRequirement } from '#domain/fair-requirements.ts';
import { allOf, type JobValues } from './job-values.ts';
import { UnfairNote } from './UnfairNotes.tsx';
import styles from './UnfairNotes.module.css';

/**
 * Before a posting goes out with words that shut people out, it asks once more, in plain words. It never forbids: the
 * law of the place may allow them, and who posts is who knows.
 */
export function usePostingAnyway(label: string): {
  /** Whether to go on: at once when nothing is found, else as the person decides. */
  isMeant: (values: JobValues) => Promise<boolean>;
  question: ReactNode;
} {
  const [found, setFound] = useState<readonly UnfairRequirement[]>([]);
  const answer = useRef<(meant: boolean) => void>(undefined);

  function isMeant(values: JobValues): Promise<boolean> {
    const unfair = unfairRequirements({ ...values, skillsRequired: allOf(values) });
    const requirements = unfair.filter(({ weight }) => weight === 'requirement');
    if (requirements.length === 0) return Promise.resolve(true);
    setFound(requirements);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }

  function decide(meant: boolean): void {
    setFound([]);
    answer.current?.(meant);
  }

  return {
    isMeant,
    question: (
      <Dialog
        open={found.length > 0}
        title="Some wording may put people off applying"
        onClose={() => decide(false)}
        actions={
          <>
            <Button variant="primary" onClick={() => decide(false)}>
              Change the text
            </Button>
            <Button onClick={() => decide(true)}>{label}</Button>
          </>
        }
      >
        <div className={styles.question}>
          <ul className={styles.notes}>
            {found.map((flag) => (
              <li key={`${flag.start} ${flag.words}`}>
                <UnfairNote flag={flag} />
              </li>
            ))}
          </ul>
          <p>
            You can post it anyway, for example where the law requires it. This is recorded with the wording.
          </p>
        </div>
      </Dialog>
    ),
  };
}
