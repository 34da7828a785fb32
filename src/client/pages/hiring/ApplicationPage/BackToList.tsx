import { Link } from 'react-router';
import type { ApplicationWalk } from '#client/features/applications/walk.ts';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './BackToList.module.css';

/** Back to where one came from, as one left it, with this application pointed out. */
export function BackToList({ id, walk }: { id: number; walk: ApplicationWalk | undefined }) {
  const candidate = Number(walk?.query.candidate);
  return (
    <Link
      to={candidate ? paths.candidate(candidate) : paths.applicationInList(id, walk?.address)}
      className={styles.back}
    >
      <Icon name="arrow-left" size={16} />
      {candidate ? 'Back to the candidate' : walk ? 'Back to the list' : 'All applications'}
    </Link>
  );
}
