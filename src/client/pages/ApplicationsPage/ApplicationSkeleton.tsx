import { Card } from '#client/ui/Card.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import styles from './ApplicationCard.module.css';

/** A card's place while it loads. */
export function ApplicationSkeleton() {
  return (
    <Card className={styles.card}>
      <Skeleton width="min(60%, 18rem)" height="1.625rem" />
      <Skeleton width="min(80%, 26rem)" />
      <Skeleton height="2.5rem" width="min(90%, 32rem)" />
      <Skeleton width="10rem" height="2.5rem" />
    </Card>
  );
}
