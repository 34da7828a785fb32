import { Chart } from '#client/features/site/Chart.tsx';
import { Mooring } from '#client/features/site/Mooring.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import styles from './Hero.module.css';

const headline = 'Find Top Talent in the Maldives';

/** The sheet's title, and beside it two lagoons with a berth in each. */
export function Hero() {
  const heading = usePageTitle(headline);
  return (
    <header className={styles.hero}>
      <Chart view="700 236 740 404" fit="xMaxYMid slice" className={styles.chart}>
        <Mooring x={1108} y={408} size={9} />
        <Mooring x={1378} y={560} size={6} />
      </Chart>
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1} className={styles.headline}>
          {headline}
        </h1>
        <p className={styles.lead}>
          For resorts, guest houses, dive centres, liveaboards and boatyards: everyone who hires on and by the
          sea.
        </p>
        <div className={styles.doors}>
          <ButtonLink to={paths.jobsCreate} variant="primary" size="large">
            Post a Job
          </ButtonLink>
          <ButtonLink to={paths.candidates} size="large">
            Find Candidates
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
