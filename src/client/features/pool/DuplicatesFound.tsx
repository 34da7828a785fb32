import { Link } from 'react-router';
import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { poolLimits } from '#domain/limits.ts';
import styles from './DuplicatesFound.module.css';

/** That some candidates may be there twice, where that is so. Nothing happens to them unless somebody decides it. */
export function DuplicatesFound() {
  const { data } = useApi(
    'GET /api/company/duplicates',
    { query: {} },
    { staleTime: staleAfter.applications },
  );
  if (!data?.length) return null;
  const count = data.length >= poolLimits.suggested ? `${data.length} or more` : String(data.length);
  return (
    <p className={styles.line}>
      <Icon name="users" size={16} />
      <span>
        {data.length === 1 ? 'One person may be here twice.' : `${count} people may be here twice.`}{' '}
        <Link to={paths.duplicates}>Look at them side by side</Link>
      </span>
    </p>
  );
}
