import { Button } from './Button.tsx';
import styles from './States.module.css';

interface Props {
  /** What could not be shown: "The jobs could not be loaded". */
  title: string;
  error: Error;
  retry?: () => void;
  level?: 2 | 3;
}

/** In the place of what failed to load, with the reason and a way to try again. */
export function ErrorState({ title, error, retry, level = 2 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div role="alert" className={`${styles.state} ${styles.error}`}>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{error.message}</p>
      {retry && (
        <div className={styles.action}>
          <Button icon="refresh" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
