import styles from './Sign.module.css';

/** The sign of a match in the chart’s legend: a lagoon with a berth in it. */
export function Lagoon() {
  return (
    <>
      <path d="M8 30C2 18 14 6 30 8s30 0 30 14-14 14-28 13S12 40 8 30Z" className={styles.shoal} />
      <path d="M16 27c-3-7 6-14 15-12s20 0 20 8-10 8-19 7-13 2-16-3Z" className={styles.sand} />
      <circle cx="34" cy="22" r="4.5" className={styles.mark} />
      <path d="M28.5 27.5L39.5 16.5" className={styles.mark} />
    </>
  );
}
