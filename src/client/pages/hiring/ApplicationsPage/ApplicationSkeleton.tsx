import { Card } from '#client/ui/Card.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import styles from './ApplicationCard.module.css';

/** A card's place while it loads. */
export function ApplicationSkeleton() {
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Skeleton width="min(60%, 14rem)" height="1.625rem" />
          <Skeleton width="min(80%, 18rem)" className={styles.below} />
        </div>
        <Skeleton width="6.5rem" height="1.5rem" />
      </div>
      <div className={styles.body}>
        <Skeleton height="2.375rem" width="min(90%, 36rem)" />
        <Skeleton height="4rem" width="min(70%, 28rem)" />
      </div>
      <Skeleton width="11rem" height="5.5rem" />
    </Card>
  );
}
