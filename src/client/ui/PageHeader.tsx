import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';
import { usePageTitle } from './page-title.ts';

interface Props {
  title: string;
  /** A line under the title. */
  lead?: ReactNode;
  /** The page's main buttons. */
  actions?: ReactNode;
}

/** A page's h1, which also names the browser's tab and takes the focus after a change of address. */
export function PageHeader({ title, lead, actions }: Props) {
  const heading = usePageTitle(title);
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
