import { memo, useId } from 'react';
import { Link } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { ApplicationFacts } from '#client/features/applications/ApplicationFacts.tsx';
import { FailedMove } from '#client/features/applications/FailedMove.tsx';
import { RecruiterNotes } from '#client/features/applications/RecruiterNotes.tsx';
import { StatusSummary } from '#client/features/applications/StatusSummary.tsx';
import { StatusBadge } from '#client/features/applications/StatusBadge.tsx';
import { StepPill } from '#client/features/applications/StepPill.tsx';
import { StatusMenu } from '#client/features/applications/StatusMenu.tsx';
import { useMoveApplication } from '#client/features/applications/use-move-application.ts';
import type { ListContext } from '#client/features/applications/list-context.ts';
import { WithdrawApplication } from '#client/features/applications/WithdrawApplication.tsx';
import { useShortcutsOn } from '#client/kit/shortcuts/shortcuts.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Pill } from '#client/ui/Pill.tsx';
import type { Application } from '#contract/api.ts';
import { statusLabel } from '#domain/application-status.ts';
import { can, isHiringSide } from '#domain/permissions.ts';
import dots from '#client/ui/Dots.module.css';
import styles from './ApplicationCard.module.css';
import { CoverLetter } from './CoverLetter.tsx';
import { History } from './History.tsx';

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

/** Drawn anew only when it changes itself: moving one of two hundred must not redraw the others. */
export const ApplicationCard = memo(function ApplicationCard({
  application,
  pointedOut,
  leftTab,
  selected,
  onSelect,
  listContext,
}: Props) {
  const user = useUser();
  const heading = useId();
  const shortcuts = useShortcutsOn();
  const { move, saving, failure, forgetFailure } = useMoveApplication(application);
  const { id, applicantName, companyName, jobTitle, jobLocation, status, withdrawnAt } = application;
  const hiring = isHiringSide(user);
  const about = hiring
    ? [jobTitle, can['platform.administer'](user) && companyName, jobLocation]
    : [companyName, jobLocation];
  return (
    <Card
      as="article"
      id={`application-${id}`}
      tabIndex={-1}
      aria-labelledby={heading}
      aria-busy={saving}
      selected={pointedOut}
      className={classNames(styles.card, selected && styles.chosen)}
    >
      <div className={styles.head}>
        {onSelect && (
          <Checkbox
            className={styles.select}
            label={<span className="visually-hidden">Select {`\u2068${applicantName}\u2069`}</span>}
            checked={selected}
            aria-keyshortcuts={shortcuts ? 'x' : undefined}
            onClick={(event) => onSelect(application, event.shiftKey)}
            onChange={() => undefined}
          />
        )}
        <div className={styles.words}>
          <h2 id={heading} className={styles.title} dir="auto">
            <Link to={paths.application(id)} state={listContext}>
              {hiring ? applicantName : jobTitle}
            </Link>
          </h2>
          <p className={`${dots.dots} ${styles.about}`}>
            {about.filter(Boolean).map((part) => (
              <span key={String(part)} dir="auto">
                {part}
              </span>
            ))}
          </p>
        </div>
        <div className={styles.state}>
          {saving && <span className={styles.saving}>Saving…</span>}
          {withdrawnAt && <Pill icon="undo">Withdrawn</Pill>}
          <StatusBadge status={status} />
          <StepPill application={application} />
        </div>
      </div>
      <div className={styles.body}>
        {failure && (
          <FailedMove
            failure={failure}
            status={status}
            onRetry={() => move(failure.to)}
            onDismiss={forgetFailure}
          />
        )}
        {leftTab && !failure && (
          <p className={styles.left}>
            Now in {statusLabel[status]}. It stays in sight until you leave this list.
          </p>
        )}
        <StatusSummary application={application} hiring={hiring} />
        <ApplicationFacts application={application} hiring={hiring} />
        <div className={styles.more}>
          <CoverLetter text={application.coverLetter} />
          <History application={application} hiring={hiring} />
          {application.recruiterNotes !== undefined && <RecruiterNotes application={application} />}
        </div>
      </div>
      <div className={styles.actions}>
        {application.mayMove && (
          <StatusMenu
            status={status}
            steps={application.steps}
            stepId={application.stepId}
            applicantName={applicantName}
            onMove={move}
          />
        )}
        <ButtonLink to={paths.job(application.jobPostingId)} aria-label={`View Job: ${jobTitle}`}>
          View Job
        </ButtonLink>
        {!hiring && <WithdrawApplication application={application} />}
      </div>
    </Card>
  );
});
