import { Link } from 'react-router';
import { useStats } from '#client/features/dashboards/use-stats.ts';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './FirstSteps.module.css';

/** Half a profile is enough for an employer to know whom they have before them. */
const enough = 50;

/** For whoever is new: three steps to a first application. It goes away with that application. */
export function FirstSteps() {
  const { data: stats } = useStats();
  if (!stats || stats.totalApplications > 0) return null;
  const steps = [
    {
      done: stats.profileCompletionPercentage >= enough,
      to: paths.profileResumes,
      title: 'Say what you do',
      text: 'Add a résumé and look over what we read from it, or fill in your profile by hand.',
    },
    {
      done: stats.savedJobs > 0,
      to: paths.jobs,
      title: 'Find jobs that fit',
      text: 'Search, and save those you like.',
    },
    { done: false, to: paths.jobs, title: 'Apply', text: 'Your profile goes along; a letter is up to you.' },
  ];
  const next = steps.findIndex(({ done }) => !done);
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <h2 id="first-steps" className={styles.title}>
        Three steps to your first application
      </h2>
      <ol className={styles.list}>
        {steps.map(({ done, to, title, text }, index) => (
          <li key={title} className={styles.step} aria-current={index === next ? 'step' : undefined}>
            <span className={styles.mark} data-done={done || undefined}>
              {done ? <Icon name="check" size={16} /> : index + 1}
            </span>
            <div>
              <p>
                {done ? title : <Link to={to}>{title}</Link>}
                {done && <span className="visually-hidden"> (done)</span>}
              </p>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
