import { Link } from 'react-router';
import { useStats } from '#client/features/dashboards/Figures.tsx';
import { paths } from '#client/paths.ts';

/** What is waiting: new applications and interviews. */
export function WelcomeLine() {
  const { data: stats } = useStats();
  // Its place is held from the start.
  if (!stats) return <>&nbsp;</>;
  const { newApplications, interviewsScheduled } = stats;
  return (
    <>
      You have <Link to={paths.applicationsIn('submitted')}>{count(newApplications, 'new application')}</Link>{' '}
      and{' '}
      <Link to={paths.applicationsIn('interviewing')}>
        {count(interviewsScheduled, 'interview')} scheduled
      </Link>
      .
    </>
  );
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')}\u00a0${noun}${number === 1 ? '' : 's'}`;
}
