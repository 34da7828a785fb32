import { useApi } from '#client/api/use-api.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { StatusChange } from '#contract/api.ts';
import { statusLabel } from '#domain/application-status.ts';
import { StatusGlyph } from './StatusGlyph.tsx';
import styles from './StatusTimeline.module.css';

/** Everything that has happened to an application, the first first. */
export function StatusTimeline({ id, hiring }: { id: number; hiring: boolean }) {
  const history = useApi('GET /api/applications/:id/history', { params: { id } });
  if (history.isPending) {
    return (
      <>
        <Loading what="the history" />
        <Skeleton width="14rem" />
      </>
    );
  }
  if (!history.data) {
    return (
      <p>
        The history could not be loaded. {history.error.message}{' '}
        <Button size="compact" onClick={() => void history.refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  return (
    <ol className={styles.changes}>
      {history.data.map((change) => (
        <li key={change.at} className={styles.change}>
          <span className={styles.mark}>
            {change.withdrawal ? <Icon name="undo" size={16} /> : <StatusGlyph status={change.to} />}
          </span>
          <span>
            {inWords(change, hiring)}
            {change.by && change.from && !change.withdrawal && (
              <span className={styles.by}>
                {' '}
                by <bdi>{change.by}</bdi>
              </span>
            )}
          </span>
          <span className={styles.when}>
            <Time value={change.at} as="moment" />
          </span>
        </li>
      ))}
    </ol>
  );
}

function inWords({ from, to, withdrawal }: StatusChange, hiring: boolean): string {
  if (withdrawal) return hiring ? 'Withdrawn by the applicant' : 'You withdrew';
  if (from === null) return hiring ? 'Applied' : 'You applied';
  return `Moved from ${statusLabel[from]} to ${statusLabel[to]}`;
}
