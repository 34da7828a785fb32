import { Link } from 'react-router';
import { useStats } from '#client/features/dashboards/use-stats.ts';
import { paths } from '#client/paths.ts';
import styles from './WelcomeLine.module.css';

/** What is waiting: new applications and interviews. */
export function WelcomeLine() {
  const { data: stats } = useStats();
  const { newApplications = 0, interviewsScheduled = 0 } = stats ?? {};
  return (
    // Its place is held from the start.
    <span className={stats ? undefined : styles.coming} aria-hidden={!stats}>
      You have <Link to={paths.applicationsIn('submitted')}>{count(newApplications, 'new application')}</Link>{' '}
      and <Link to={paths.interviews}>{count(interviewsScheduled, 'interview')} scheduled</Link>.
    </span>
  );
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')}\u00a0${noun}${number === 1 ? '' : 's'}`;
}
