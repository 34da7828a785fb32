import { memo, useId, useState } from 'react';
import { Link } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { FailedMove } from '#client/features/applications/FailedMove.tsx';
import type { ListContext } from '#client/features/applications/list-context.ts';
import { UndoRejection } from '#client/features/applications/rejecting/UndoRejection.tsx';
import { StatusBadge } from '#client/features/applications/StatusBadge.tsx';
import { StatusMenu } from '#client/features/applications/StatusMenu.tsx';
import { useMoveApplication } from '#client/features/applications/use-move-application.ts';
import { paths } from '#client/paths.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { classNames } from '#client/ui/class-names.ts';
import dots from '#client/ui/Dots.module.css';
import { Pill } from '#client/ui/Pill.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Application } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';
import styles from './ApplicationRow.module.css';
import { answerStanding } from './table/answer-standing.ts';

interface Props {
  application: Application;
  /** The address names this one. */
  pointedOut: boolean;
  /** It stands in another status than the chosen tab lists, having just been moved. */
  leftTab: boolean;
  selected: boolean;
  /** Left out where it cannot be selected. */
  onSelect?: ((application: Application, range: boolean) => void) | undefined;
  /** Handed on to its page, to go through the list from there. */
  listContext: ListContext;
}

/** An application in two lines, for those who hire with a phone: who and how it stands; for what and until when. */
export const ApplicationRow = memo(function ApplicationRow(props: Props) {
  const { application, pointedOut, leftTab, selected, onSelect, listContext } = props;
  const user = useUser();
  const heading = useId();
  const { move, saving, failure, forgetFailure } = useMoveApplication(application);
  const { id, applicantName, jobTitle, companyName, status, steps, stepId, withdrawnAt } = application;
  const step = steps?.find((one) => one.id === stepId);
  return (
    <article
      id={`application-${id}`}
      tabIndex={-1}
      aria-labelledby={heading}
      aria-busy={saving}
      className={classNames(styles.row, selected && styles.chosen, pointedOut && styles.pointed)}
    >
      {onSelect && (
        <Checkbox
          className={styles.select}
          label={<span className="visually-hidden">Select {`\u2068${applicantName}\u2069`}</span>}
          checked={selected}
          onClick={(event) => onSelect(application, event.shiftKey)}
          onChange={() => undefined}
        />
      )}
      <h2 id={heading} className={styles.name} dir="auto">
        <Link to={paths.application(id)} state={listContext}>
          {applicantName}
        </Link>
      </h2>
      <div className={styles.state}>
        {withdrawnAt ? (
          <Pill icon="undo">Withdrawn</Pill>
        ) : application.mayMove ? (
          <StatusMenu
            pill
            status={status}
            steps={steps}
            stepId={stepId}
            applicantName={applicantName}
            onMove={move}
          />
        ) : (
          <StatusBadge status={status} />
        )}
      </div>
      <p className={classNames(dots.dots, styles.about)}>
        <bdi>{jobTitle}</bdi>
        {can['platform.administer'](user) && <bdi>{companyName}</bdi>}
        {step && <bdi>{step.name}</bdi>}
        <Standing application={application} />
        {leftTab && !failure && <span>Shown until you leave</span>}
      </p>
      {application.rejection?.tellsAt && application.mayMove && (
        <div className={styles.undo}>
          <UndoRejection application={application} />
        </div>
      )}
      {failure && (
        <div className={styles.failed}>
          <FailedMove
            failure={failure}
            status={status}
            onRetry={() => move(failure.to)}
            onDismiss={forgetFailure}
          />
        </div>
      )}
    </article>
  );
});

/** Until when an answer is due, or how it was given; for whom none was promised, when they applied. */
function Standing({ application }: { application: Application }) {
  const [now] = useState(() => new Date().toISOString());
  const { words, on } = answerStanding(application, now);
  const late = words === 'Overdue';
  return (
    <span className={late ? styles.late : undefined}>
      {words || 'Applied'} {words ? on && <Time value={on} /> : applied(application)}
    </span>
  );
}

function applied({ applicationDate }: Application) {
  return <Time value={applicationDate} />;
}
