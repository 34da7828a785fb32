import { JobCardSkeleton } from '#client/features/jobs/JobCardSkeleton.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import header from './CompanyHeader.module.css';
import styles from './CompanyPage.module.css';

/** A company's page while it loads. */
export function CompanySkeleton() {
  return (
    <>
      <Loading what="the company" />
      <div className={header.header}>
        <Skeleton width="64px" height="64px" />
        <div className={header.words}>
          <Skeleton width="min(80%, 22rem)" height="var(--leading-2xl)" />
          <Skeleton width="9rem" />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Skeleton height="7rem" />
          <JobCardSkeleton />
          <JobCardSkeleton />
        </div>
        <Skeleton height="12rem" />
      </div>
    </>
  );
}
