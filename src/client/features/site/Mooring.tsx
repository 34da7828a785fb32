import styles from './Mooring.module.css';

/** The product's mark, plotted: a place to make fast. */
export function Mooring({ x, y, size = 9 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.mooring}>
      <circle r={size} className={styles.buoy} />
      <path d={`M${-size * 1.25} ${size * 1.25}L${size * 1.25} ${-size * 1.25}`} className={styles.line} />
    </g>
  );
}

/** Where one is: a ring with a dot. */
export function Position({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.mooring}>
      <circle r={11} className={styles.fix} />
      <circle r={2.5} className={styles.dot} />
    </g>
  );
}
