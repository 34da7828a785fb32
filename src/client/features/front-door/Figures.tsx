import styles from './Figures.module.css';
import landing from '../../../../content/landing.json';

/** The headline figures, over the chart's scale bar. */
export function Figures() {
  return (
    <section className={styles.band} aria-label="In figures">
      <dl className={styles.figures}>
        {landing.statistics.map(({ figure, label }) => (
          <div key={label} className={styles.item}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>{landing.statisticsSource}</p>
    </section>
  );
}
