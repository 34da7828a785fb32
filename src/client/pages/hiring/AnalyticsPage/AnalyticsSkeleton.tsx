import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import styles from './Charts.module.css';

/** The figures' and charts' places while they load. */
export function AnalyticsSkeleton() {
  return (
    <>
      <Loading what="the figures" />
      <Skeleton height="8.5rem" />
      <div className={styles.charts}>
        {Array.from({ length: 4 }, (_, chart) => (
          <Skeleton key={chart} height="16rem" />
        ))}
      </div>
    </>
  );
}
