import type { ReactNode } from 'react';
import { usePageTitle } from '#client/ui/page-title.ts';
import styles from './LinkPage.module.css';

interface Props {
  title: string;
  /** Why what was asked for did not happen. */
  failure?: string | undefined;
  children: ReactNode;
}

/** A page that one comes to from a mail, or on the way to one. */
export function LinkPage({ title, failure, children }: Props) {
  const heading = usePageTitle(title);
  return (
    <main id="main" className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </main>
  );
}
