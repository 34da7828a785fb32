import type { FallbackProps } from 'react-error-boundary';
import { Button } from './Button.tsx';
import { isMissingCode } from './missing-code.ts';
import styles from './States.module.css';

/** In the place of a part of the page that broke: what is true of it, and how to go on. */
export function Broken({ error, resetErrorBoundary }: FallbackProps) {
  const missing = isMissingCode(error);
  return (
    <div role="alert" className={`${styles.state} ${styles.error}`}>
      <p className={styles.title}>This part could not be shown</p>
      <p className={styles.text}>
        {missing
          ? 'The connection was lost, or a newer version has replaced it.'
          : 'Something went wrong here. The rest of the page still works, and what you typed is kept.'}
      </p>
      <div className={styles.action}>
        {missing ? (
          <Button icon="refresh" onClick={() => location.reload()}>
            Load the page again
          </Button>
        ) : (
          <Button icon="refresh" onClick={() => resetErrorBoundary()}>
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}
