import { useSession } from '#client/api/session.ts';
import { Chart } from '#client/features/site/Chart.tsx';
import { CompassRose } from '#client/features/site/CompassRose.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import styles from './NotFoundPage.module.css';

/** Open water: nothing is charted at this address. */
export function NotFoundPage() {
  const { user } = useSession();
  const heading = usePageTitle('404 Page Not Found');
  return (
    <div className={styles.page}>
      <Chart view="960 76 480 564" fit="xMaxYMid slice" className={styles.chart}>
        <CompassRose x={1316} y={196} radius={58} />
      </Chart>
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1}>
          404 Page Not Found
        </h1>
        <p className={styles.hint}>Did you forget to add the page to the router?</p>
        <nav aria-label="Where to go next" className={styles.ways}>
          {user ? (
            <>
              <ButtonLink to={paths.dashboard(user.userType)} variant="primary">
                Go to Dashboard
              </ButtonLink>
              <ButtonLink to={paths.jobs}>Find Jobs</ButtonLink>
            </>
          ) : (
            <>
              <ButtonLink to={paths.home} variant="primary">
                Go home
              </ButtonLink>
              <ButtonLink to={paths.auth}>Sign In</ButtonLink>
            </>
          )}
        </nav>
      </div>
    </div>
  );
}
