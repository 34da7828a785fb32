import { useUser } from '#client/api/session.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { can } from '#domain/permissions.ts';
import styles from './Charts.module.css';
import { inDays } from './comparison.ts';
import { Departments } from './Departments.tsx';
import type { Analytics } from './Figures.tsx';
import { Funnel } from './Funnel.tsx';
import { OverTime } from './OverTime.tsx';
import { daysIn } from './range.ts';
import { Answers } from './Answers.tsx';
import { Rejections } from './Rejections.tsx';
import { ScorecardsIn } from './ScorecardsIn.tsx';
import { TimeInStages } from './TimeInStages.tsx';
import { Sources } from './Sources.tsx';
import { TopJobs } from './TopJobs.tsx';

export function Charts({ analytics }: { analytics: Analytics }) {
  const user = useUser();
  if (!analytics.jobViews && !analytics.totalApplications) {
    return (
      <div className={styles.charts}>
        <EmptyState
          title="Not enough data yet"
          text={`In these ${inDays(daysIn(analytics))} no one has viewed the jobs or applied. Charts appear with the first view.`}
          action={
            can['job.post'](user) && !analytics.activeJobs ? (
              <ButtonLink to={paths.postJob} variant="primary">
                Post New Job
              </ButtonLink>
            ) : undefined
          }
        />
      </div>
    );
  }
  return (
    <div className={styles.charts}>
      <OverTime analytics={analytics} of="applications" />
      <OverTime analytics={analytics} of="views" />
      <Funnel analytics={analytics} />
      <Sources analytics={analytics} />
      <TimeInStages analytics={analytics} />
      <Answers analytics={analytics} />
      <ScorecardsIn analytics={analytics} />
      <Rejections analytics={analytics} />
      <TopJobs analytics={analytics} />
      <Departments analytics={analytics} />
    </div>
  );
}
