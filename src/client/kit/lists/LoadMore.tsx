import { Button } from '#client/ui/Button.tsx';
import styles from './PagedRows.module.css';

interface Props {
  /** What useApiPages answers. */
  query: {
    error: Error | null;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  shown: number;
  /** How many there are in all, where that is known. */
  total?: number;
  /** Just before the next page is asked for. */
  onLoad: () => void;
}

/** At the foot of a list that goes on; nothing once all of it is shown. */
export function LoadMore({ query, shown, total, onLoad }: Props) {
  if (!query.hasNextPage) return null;
  return (
    <div className={styles.foot}>
      <Button
        pending={query.isFetchingNextPage}
        pendingLabel="Loading…"
        onClick={() => {
          onLoad();
          void query.fetchNextPage();
        }}
      >
        Load more
      </Button>
      {query.isFetchNextPageError && (
        <p className={styles.failure} role="alert">
          {query.error?.message}
        </p>
      )}
      <p className={styles.shown}>
        {shown.toLocaleString('en')} {total ? `of ${total.toLocaleString('en')} ` : ''}shown
      </p>
    </div>
  );
}
