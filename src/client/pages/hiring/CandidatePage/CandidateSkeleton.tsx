import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import styles from './CandidateDetail.module.css';

/** The page's place while it loads. */
export function CandidateSkeleton() {
  return (
    <div className={styles.page}>
      <Loading what="the candidate" />
      <div className={styles.head}>
        <Skeleton width="16rem" height="2.25rem" />
        <Skeleton width="7rem" height="2.5rem" />
      </div>
      <div className={styles.side}>
        <Skeleton height="12rem" />
      </div>
      <div className={styles.main}>
        <Skeleton height="10rem" />
        <Skeleton height="14rem" />
      </div>
    </div>
  );
}
