import { Card } from '#client/ui/Card.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import styles from './JobCard.module.css';

/** A card's place while it loads. */
export function JobCardSkeleton() {
  return (
    <Card className={styles.card}>
      <Skeleton width="44px" height="44px" />
      <div className={styles.words}>
        <Skeleton width="min(70%, 18rem)" height="var(--leading-md)" />
        <Skeleton width="min(45%, 11rem)" height="var(--leading-base)" />
      </div>
      <div className={styles.body}>
        <Skeleton width="min(95%, 34rem)" height="var(--leading-base)" />
        <div className={styles.foot}>
          <Skeleton width="min(60%, 16rem)" height="var(--row-compact)" />
          <Skeleton width="9rem" height="var(--row-compact)" />
        </div>
      </div>
    </Card>
  );
}
