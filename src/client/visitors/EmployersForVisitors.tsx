import { ForEmployers } from '#client/features/for-employers/ForEmployers.tsx';
import { Ways } from '#client/features/for-employers/Ways.tsx';
import { paths } from '#client/paths.ts';
import styles from './EmployersForVisitors.module.css';
import type { VisitorPage } from './page.ts';

/** What employers get, for those who have not signed up yet. */
export function employersForVisitors(): VisitorPage {
  return {
    title: 'Find Top Talent in the Maldives',
    description:
      'Hiring for resorts, guest houses, dive centres, liveaboards and boatyards: one board from posting to first day, with interviews, offers and single sign-on.',
    canonical: paths.employers,
    isListed: true,
    isWide: true,
    body: (
      <div className={styles.page}>
        <ForEmployers
          begin={<Ways note="You’ll be asked to sign in, or to sign up as a recruiter or hiring manager." />}
        />
      </div>
    ),
  };
}
