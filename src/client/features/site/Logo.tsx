import { Link } from 'react-router';
import { useBrand } from '#client/brand.ts';
import { paths } from '#client/paths.ts';
import styles from './Logo.module.css';

/** A mooring buoy, struck through as the chart marks it; it leads home. */
export function Logo() {
  return (
    <Link to={paths.home} className={styles.logo}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className={styles.mark}>
        <circle cx="10" cy="10.5" r="5.75" />
        <path d="M3 17.5L17 3.5" />
      </svg>
      {useBrand()}
    </Link>
  );
}
