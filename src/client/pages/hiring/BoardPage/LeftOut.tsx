import { Link } from 'react-router';
import type { BoardData } from '#client/features/applications/board-cache.ts';
import { paths } from '#client/paths.ts';
import { statusLabel } from '#domain/application-status.ts';
import styles from './BoardPage.module.css';

interface Props {
  columns: BoardData['columns'];
  job: number | undefined;
}

/** Why the list counts more than the board: who has withdrawn is listed, and has no card to move. */
export function LeftOut({ columns, job }: Props) {
  const those = columns.filter(({ withdrawn }) => withdrawn > 0);
  const all = those.reduce((sum, { withdrawn }) => sum + withdrawn, 0);
  if (!all) return null;
  const where = those.map(
    ({ status, withdrawn }) => `${withdrawn.toLocaleString('en')} in ${statusLabel[status]}`,
  );
  return (
    <p className={styles.leftOut}>
      {all === 1 ? '1 withdrawn application is' : `${all.toLocaleString('en')} withdrawn applications are`}{' '}
      not on the board: {where.join(', ')}.{' '}
      <Link to={job === undefined ? paths.applications : paths.applicationsTo(job)}>
        See them in the list
      </Link>
    </p>
  );
}
