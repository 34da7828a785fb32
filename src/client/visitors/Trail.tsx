import { Link } from 'react-router';
import styles from './Trail.module.css';

export interface Crumb {
  title: string;
  path: string;
}

/** Where a page stands: the pages above it. */
export function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="You are here" className={styles.trail}>
      <ol>
        {crumbs.map(({ title, path }) => (
          <li key={path}>
            <Link to={path} dir="auto">
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same for programs, as schema.org has it, with the page itself at its end. */
export function breadcrumbs(origin: string, crumbs: readonly Crumb[], page: Crumb): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...crumbs, page].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  };
}
