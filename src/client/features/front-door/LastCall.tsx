import { Chart } from '#client/features/site/Chart.tsx';
import { Mooring } from '#client/features/site/Mooring.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import styles from './LastCall.module.css';

/** At the end of the page: a berth, and the two ways to it. Who has access to the jobs is not asked to sign up first. */
export function LastCall({ hasAccess = false }: { hasAccess?: boolean }) {
  return (
    <section className={styles.call} aria-labelledby="last-call">
      <Chart view="860 250 580 300" fit="xMaxYMid slice" className={styles.chart}>
        <Mooring x={1108} y={408} size={8} />
      </Chart>
      <div className={styles.words}>
        <h2 id="last-call" className={styles.title}>
          Find your berth.
        </h2>
        <p className={styles.text}>
          {hasAccess
            ? 'Find a job worth the crossing, or the people who’ll make your season.'
            : 'Sign up in a minute, to find work or to hire.'}
        </p>
        <div className={styles.doors}>
          <ButtonLink to={hasAccess ? paths.jobs : paths.signUp} variant="primary" size="large">
            {hasAccess ? 'Browse jobs' : 'Create an account'}
          </ButtonLink>
          <ButtonLink to={paths.employers} size="large">
            Start hiring
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
