import type { ReactNode } from 'react';
import { Chart } from '#client/features/site/Chart.tsx';
import { CompassRose } from '#client/features/site/CompassRose.tsx';
import { Mooring, Position } from '#client/features/site/Mooring.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import styles from './Hero.module.css';

/** Which part of the chart is shown, and how it fills the window. */
export const sheet = { view: '0 0 1440 640', fit: 'xMaxYMax slice' } as const;

const headline = 'Find your perfect career match.';

interface Props {
  lead?: string;
  /** Figures on the chart, in the place of its depths. */
  soundings?: ReactNode;
  /** What stands between the lead and the ways on. */
  children?: ReactNode;
}

/** The sheet's title on the land, and off the coast a course plotted from where one is to a berth. */
export function Hero({
  lead = 'Jobs ashore and afloat, with a clear view of where you stand.',
  soundings,
  children,
}: Props) {
  const heading = usePageTitle(headline);
  return (
    <section className={styles.hero}>
      <Chart view={sheet.view} fit={sheet.fit} className={styles.chart} isUnsounded={soundings !== undefined}>
        <CompassRose x={1316} y={196} radius={58} />
        <path
          d="M656 563C676 520 716 476 780 450S890 412 940 418S1030 412 1094 409"
          className={styles.course}
        />
        <text x={676} y={502} transform="rotate(-45 676 502)" className={styles.bearing}>
          046°
        </text>
        <Position x={652} y={573} />
        <Mooring x={1108} y={408} size={10} />
      </Chart>
      {soundings}
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1} className={styles.headline}>
          {headline}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children}
        <div className={styles.doors}>
          <ButtonLink to={paths.jobs} variant={children ? 'secondary' : 'primary'} size="large">
            Find Jobs
          </ButtonLink>
          <ButtonLink to={paths.employers} size="large">
            For Employers
          </ButtonLink>
        </div>
      </div>
      <div className={styles.scale} aria-hidden="true">
        <span>73°10′E</span>
        <span>73°20′E</span>
        <span>73°30′E</span>
        <span>73°40′E</span>
        <span>73°50′E</span>
      </div>
    </section>
  );
}
