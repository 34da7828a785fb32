import { Chart } from '#client/features/site/Chart.tsx';
import { Mooring, Position } from '#client/features/site/Mooring.tsx';
import styles from './AuthPage.module.css';

/** The water beside the form, with a course that ends at a mooring. */
export function AuthChart() {
  return (
    <Chart view="820 120 560 520" className={styles.chart}>
      <path d="M892 182C900 262 926 352 976 392S1046 410 1078 420" className={styles.course} />
      <Position x={892} y={182} />
      <Mooring x={1092} y={424} />
    </Chart>
  );
}
