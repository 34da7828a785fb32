import { Link } from 'react-router';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import styles from './Figures.module.css';

interface Props<Stats> {
  /** A query: the figures, or why there are none. */
  stats: { data?: Stats; error: Error | null; refetch: () => unknown };
  /** Each leads to what it counts, and may say in a few words what that is. */
  figures: readonly {
    label: string;
    of: keyof Stats;
    to: string;
    note?: string | ((stats: Stats) => string);
  }[];
}

/** Figures side by side. */
export function FigureBand<Stats extends object>({ stats, figures }: Props<Stats>) {
  if (stats.error && !stats.data) {
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
      {figures.map(({ label, of, to, note }) => (
        <li key={label} className={styles.cell}>
          <Link to={to} className={styles.figure}>
            <span className={styles.label}>{label}</span>{' '}
            <span className={styles.number}>
              {stats.data ? Number(stats.data[of]).toLocaleString('en') : <Skeleton width="2ch" />}
            </span>
            {note && <span className={styles.note}> {noteOf(note, stats.data)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function noteOf<Stats>(note: string | ((stats: Stats) => string), stats: Stats | undefined): string {
  if (typeof note === 'string') return note;
  return stats ? note(stats) : '';
}
