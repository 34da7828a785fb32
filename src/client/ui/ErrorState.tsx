import type { Ref } from 'react';
import { Button } from './Button.tsx';
import { usePageTitle } from './page-title.ts';
import styles from './States.module.css';

interface Props {
  /** What could not be shown: "The jobs could not be loaded". */
  title: string;
  error: Error;
  retry?: () => void;
  level?: 1 | 2 | 3;
  /** Where it is all there is of a page, its heading takes the focus on arrival. */
  heading?: Ref<HTMLHeadingElement>;
}

/** The face of a page that could not be loaded at all. */
export function FailedPage(props: Omit<Props, 'level' | 'heading'>) {
  const heading = usePageTitle(props.title);
  return <ErrorState {...props} level={1} heading={heading} />;
}

/** In the place of what failed to load, with the reason and a way to try again. */
export function ErrorState({ title, error, retry, level = 2, heading }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div role="alert" className={`${styles.state} ${styles.error}`}>
      <Heading
        ref={heading}
        tabIndex={heading ? -1 : undefined}
        className={level === 1 ? undefined : styles.title}
      >
        {title}
      </Heading>
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
