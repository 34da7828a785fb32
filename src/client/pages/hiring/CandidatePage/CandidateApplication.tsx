import { Link } from 'react-router';
import { FailedMove } from '#client/features/applications/FailedMove.tsx';
import { StatusBadge } from '#client/features/applications/StatusBadge.tsx';
import { StatusMenu } from '#client/features/applications/StatusMenu.tsx';
import { useMoveApplication } from '#client/features/applications/use-move-application.ts';
import type { ListContext } from '#client/features/applications/list-context.ts';
import { paths } from '#client/paths.ts';
import { Pill } from '#client/ui/Pill.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Application } from '#contract/api.ts';
import styles from './CandidateApplications.module.css';

export function CandidateApplication({
  application,
  listContext,
}: {
  application: Application;
  listContext: ListContext;
}) {
  const { move, failure, forgetFailure } = useMoveApplication(application);
  const { id, jobTitle, applicantName, applicationDate, status, withdrawnAt } = application;
  return (
    <>
      <div className={styles.words}>
        <h3 dir="auto">
          <Link to={paths.application(id)} state={listContext}>
            {jobTitle}
          </Link>
        </h3>
        <p className={styles.when}>
          Applied <Time value={applicationDate} />
        </p>
      </div>
      <div className={styles.state}>
        {withdrawnAt && <Pill icon="undo">Withdrawn</Pill>}
        <StatusBadge status={status} />
        {application.mayMove && (
          <StatusMenu
            status={status}
            steps={application.steps}
            stepId={application.stepId}
            applicantName={`${applicantName}, ${jobTitle}`}
            onMove={move}
          />
        )}
      </div>
      {failure && (
        <FailedMove
          failure={failure}
          status={status}
          onRetry={() => move(failure.to)}
          onDismiss={forgetFailure}
        />
      )}
    </>
  );
}
