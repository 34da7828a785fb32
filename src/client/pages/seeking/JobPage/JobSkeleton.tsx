import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import styles from '#client/features/job-page/JobHeader.module.css';

/** A job's place while it loads. */
export function JobSkeleton() {
  return (
    <div className={styles.header}>
      <Loading what="job" />
      <div className={styles.title}>
        <Skeleton width="64px" height="64px" />
        <div className={styles.words}>
          <Skeleton width="min(80%, 24rem)" height="var(--leading-2xl)" />
          <Skeleton width="min(60%, 14rem)" height="var(--leading-md)" />
        </div>
      </div>
      <Skeleton width="min(95%, 34rem)" height="var(--leading-md)" />
      <Skeleton width="min(80%, 22rem)" height="var(--row)" />
      <Skeleton height="5rem" />
      <Skeleton height="14rem" />
    </div>
  );
}
