import { Link } from 'react-router';
import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { paths } from '#client/paths.ts';
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
    <span className={styles.line}>
      {data.length === 1 ? '1 possible duplicate.' : `${count} possible duplicates.`}{' '}
      <Link to={paths.duplicates}>Review</Link>
    </span>
  );
}
