import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import { classNames } from '#client/ui/class-names.ts';
import detail from '#client/ui/DetailLayout.module.css';
import { ListPlace } from './ListPlace.tsx';
import styles from './SentApplication.module.css';

/** The page's place while it loads. */
export function SentSkeleton({ id }: { id: number }) {
  return (
    <>
      <ListPlace id={id} />
      <div className={detail.page}>
        <Loading what="the application" />
        <div className={classNames(detail.head, styles.head)}>
          <div>
            <Skeleton width="16rem" height="2.25rem" />
            <Skeleton width="22rem" height="1.375rem" className={styles.below} />
          </div>
        </div>
        <div className={styles.side}>
          <Skeleton height="14rem" />
        </div>
        <div className={detail.main}>
          <Skeleton height="8rem" />
          <Skeleton height="12rem" />
        </div>
      </div>
    </>
  );
}
