import styles from './Spinner.module.css';

/** Something is under way whose shape is not known yet. Shows after 200 ms; the name is for screen readers. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <output className={styles.place}>
      <svg className={styles.spinner} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <circle cx="16" cy="16" r="12" />
        <path d="M16 4a12 12 0 0 1 12 12" />
      </svg>
      <span className="visually-hidden">{label}</span>
    </output>
  );
}
