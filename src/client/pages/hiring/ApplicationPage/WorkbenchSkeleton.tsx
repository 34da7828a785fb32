import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import styles from './Workbench.module.css';

/** The page's place while it loads. */
export function WorkbenchSkeleton() {
  return (
    <div className={styles.bench} data-wide>
      <Loading what="the application" />
      <div className={styles.head}>
        <div className={styles.who}>
          <Skeleton width="14rem" height="1.75rem" />
          <Skeleton width="18rem" height="1.375rem" />
        </div>
      </div>
      <div className={styles.left} />
      <div className={styles.panel}>
        <Skeleton height="2.5rem" />
        <Skeleton height="8rem" />
        <Skeleton height="12rem" />
      </div>
    </div>
  );
}
