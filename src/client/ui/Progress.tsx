import styles from './Progress.module.css';

interface Props {
  /** What is measured, for screen readers. */
  label: string;
  /** 0 to 100. */
  percent: number;
}

/** How much of something is done, as a bar; the figure belongs in the text beside it. */
export function Progress({ label, percent }: Props) {
  return <progress className={styles.bar} aria-label={label} value={percent} max={100} />;
}
