import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './BackToCandidates.module.css';

export function BackToCandidates() {
  return (
    <Link to={paths.candidates} className={styles.back}>
      <Icon name="arrow-left" size={16} />
      All candidates
    </Link>
  );
}
