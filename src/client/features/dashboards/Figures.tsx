import { Link } from 'react-router';
import { staleAfter } from '#client/api/query-client.ts';
import { useApi } from '#client/api/use-api.ts';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { Answer } from '#contract/api.ts';
import styles from './Figures.module.css';

type Stats = Answer<'GET /api/dashboard/stats'>;

interface Props {
  /** Each leads to what it counts. */
  figures: readonly { label: string; of: keyof Stats; to: string }[];
}

export function useStats() {
  return useApi('GET /api/dashboard/stats', {}, { staleTime: staleAfter.dashboardStats });
}

/** The dashboard's figures. */
export function Figures({ figures }: Props) {
  const stats = useStats();
  if (stats.isError && !stats.data) {
    return (
      <ErrorState
        title="The figures could not be loaded"
        error={stats.error}
        retry={() => void stats.refetch()}
      />
    );
  }
  return (
    <ul className={styles.figures} aria-label="Figures">
      {figures.map(({ label, of, to }) => (
        <li key={of} className={styles.cell}>
          <Link to={to} className={styles.figure}>
            <span className={styles.label}>{label}</span>{' '}
            <span className={styles.number}>
              {stats.data ? stats.data[of].toLocaleString('en') : <Skeleton width="2ch" />}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
