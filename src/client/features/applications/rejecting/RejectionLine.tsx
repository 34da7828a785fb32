import { Time } from '#client/ui/Time.tsx';
import type { Application } from '#contract/api.ts';
import styles from './Rejecting.module.css';
import { UndoRejection } from './UndoRejection.tsx';

/** Why somebody was rejected, and while they have not been notified, when they will be, and the way back. */
export function RejectionLine({
  application,
}: {
  application: Pick<Application, 'id' | 'applicantName' | 'rejection' | 'mayMove'>;
}) {
  const { rejection, mayMove } = application;
  if (!rejection) return null;
  const { tellsAt, reason, note, letter } = rejection;
  return (
    <>
      {tellsAt && (
        <div className={styles.held}>
          <p>
            Not notified yet. {letter ? 'The message goes out' : 'They’re notified'}{' '}
            <Time value={tellsAt} as="moment" />.
          </p>
          {mayMove && <UndoRejection application={application} />}
        </div>
      )}
      {(reason || note) && (
        <p className={styles.why} dir="auto">
          {[reason, note].filter(Boolean).join('. ')}
        </p>
      )}
    </>
  );
}
