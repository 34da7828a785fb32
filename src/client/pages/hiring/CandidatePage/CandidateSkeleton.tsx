import { paths } from '#client/paths.ts';
import { classNames } from '#client/ui/class-names.ts';
import detail from '#client/ui/DetailLayout.module.css';
import { PageBar } from '#client/ui/PageBar.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import styles from './CandidateDetail.module.css';

/** The page's place while it loads. */
export function CandidateSkeleton() {
  return (
    <>
      <PageBar wide back={{ to: paths.candidates, label: 'All candidates' }} title="Candidate" lead="…" />
      <div className={classNames(detail.page, styles.page)}>
        <Loading what="the candidate" />
        <div className={styles.own}>
          <Skeleton width="8rem" height="2rem" />
        </div>
        <div>
          <Skeleton height="12rem" />
        </div>
        <div className={detail.main}>
          <Skeleton height="10rem" />
          <Skeleton height="14rem" />
        </div>
      </div>
    </>
  );
}
