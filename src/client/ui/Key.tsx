import styles from './Key.module.css';

/** A key as it stands on the keyboard; `Ctrl K` is two that are held together. */
export function Key({ children }: { children: string }) {
  return <kbd className={styles.key}>{children}</kbd>;
}
