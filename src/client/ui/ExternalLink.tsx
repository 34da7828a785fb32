import type { ReactNode } from 'react';
import styles from './ExternalLink.module.css';
import { Icon } from './Icon.tsx';

/** An address people have written, opened beside our page, which it learns nothing about. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={styles.link}>
      {children}
      <Icon name="external" size={16} />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
