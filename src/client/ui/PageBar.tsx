import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './Icon.tsx';
import styles from './PageBar.module.css';
import { usePageTitle } from './page-title.ts';

interface Props {
  /** The list that a page about one thing was opened from. */
  back?: { to: string; label: string };
  title: string;
  /** A few words under the title: whose job it is, how many there are. */
  lead?: ReactNode;
  /** What works on the whole page, in its order: a switch, a search, filters. */
  children?: ReactNode;
  /** At the end of the bar: views, columns, the page's main button. */
  actions?: ReactNode;
  /**
   * Tables and boards use the width of the window, up to 1,600 px. With `fill` also its height: below the bar stands one
   * element that scrolls inside.
   */
  wide?: boolean | 'fill';
}

/**
 * The head of a page one works on all day: title, switch, search and filters in one bar, so that its first row begins
 * high up. It stands right inside `main`, which makes room for it. Pages that are read have a PageHeader.
 */
export function PageBar({ back, title, lead, children, actions, wide }: Props) {
  const heading = usePageTitle(title);
  return (
    <header className={styles.bar} data-bar={wide === 'fill' ? 'fill' : wide ? 'wide' : 'page'}>
      {back && (
        <Link to={back.to} className={styles.back} title={back.label} aria-label={back.label}>
          <Icon name="arrow-left" />
        </Link>
      )}
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1} className={styles.title} dir="auto">
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children && <div className={styles.tools}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
