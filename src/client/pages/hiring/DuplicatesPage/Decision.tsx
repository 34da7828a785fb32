import { Link } from 'react-router';
import { inOneLine } from '#client/features/pool/reason-words.ts';
import { UndoDecision } from '#client/features/pool/UndoDecision.tsx';
import { paths } from '#client/paths.ts';
import { Pill } from '#client/ui/Pill.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { DuplicateDecision } from '#contract/api.ts';
import styles from './DuplicatesPage.module.css';

/** What was decided about two, by whom and when, and whether it was taken back. */
export function Decision({ decision }: { decision: DuplicateDecision }) {
  const { id, same, kept, other, reasons, by, decidedAt, undoneBy, undoneAt } = decision;
  return (
    <>
      <div className={styles.words}>
        <p>
          <Link to={paths.candidate(kept.id)}>
            <bdi>{kept.name}</bdi>
          </Link>{' '}
          and <bdi>{other.name}</bdi>
          {reasons.length > 0 && <span className={styles.quiet}> ({inOneLine(reasons)})</span>}
        </p>
        <p className={styles.quiet}>
          {same ? 'Merged' : 'Kept apart'}
          {by && (
            <>
              {' '}
              by <bdi>{by}</bdi>
            </>
          )}
          , <Time value={decidedAt} as="ago" />
          {undoneAt && (
            <>
              ; undone
              {undoneBy && (
                <>
                  {' '}
                  by <bdi>{undoneBy}</bdi>
                </>
              )}
              , <Time value={undoneAt} as="ago" />
            </>
          )}
        </p>
      </div>
      {undoneAt ? (
        <Pill icon="undo">Undone</Pill>
      ) : (
        <UndoDecision id={id} about={`${kept.name} and ${other.name}`} />
      )}
    </>
  );
}
