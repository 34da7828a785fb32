import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import { classNames } from '#client/ui/class-names.ts';
import detail from '#client/ui/DetailLayout.module.css';
import styles from './CandidateDetail.module.css';

/** The page's place while it loads. */
export function CandidateSkeleton() {
  return (
    <div className={detail.page}>
      <Loading what="the candidate" />
      <div className={classNames(detail.head, styles.head)}>
        <Skeleton width="16rem" height="2.25rem" />
        <Skeleton width="7rem" height="2.5rem" />
      </div>
      <div>
        <Skeleton height="12rem" />
      </div>
      <div className={detail.main}>
        <Skeleton height="10rem" />
        <Skeleton height="14rem" />
      </div>
    </div>
  );
}
