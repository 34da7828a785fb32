import { Link } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { listOfJob, useListContext, usePlaceIn } from '#client/features/applications/list-context.ts';
import { isRejectable } from '#client/features/applications/rejecting/rejecting.ts';
import { StatusBadge } from '#client/features/applications/StatusBadge.tsx';
import { StatusMenu } from '#client/features/applications/StatusMenu.tsx';
import { AnswerDue } from '#client/features/response-times/AnswerDue.tsx';
import { useShortcutsOn } from '#client/kit/shortcuts/shortcuts.ts';
import { paths } from '#client/paths.ts';
import { IconButton } from '#client/ui/Button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import dots from '#client/ui/Dots.module.css';
import { usePageTitle } from '#client/ui/page-title.ts';
import { Pill } from '#client/ui/Pill.tsx';
import type { Application } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';
import type { Place } from '#domain/steps.ts';
import { BackToList } from './BackToList.tsx';
import { HeadAct } from './HeadAct.tsx';
import { HeadPager } from './HeadPager.tsx';
import styles from './Workbench.module.css';
import type { Begun } from './WorkbenchSheets.tsx';

interface Props {
  application: Application;
  /** The tab, as the next application’s address says it. */
  carried: string;
  onMove: (to: Place) => void;
  onWrite: () => void;
  onBegin: (what: Begun['what']) => void;
}

/** Who it is, for which job, how it stands and until when; what can be done; and the way to the next. It stays in sight. */
export function WorkbenchHead({ application, carried, onMove, onWrite, onBegin }: Props) {
  const user = useUser();
  const shortcuts = useShortcutsOn();
  const { id, applicantName, jobPostingId, jobTitle, companyName, status, withdrawnAt } = application;
  const heading = usePageTitle(`${applicantName}, ${jobTitle}`);
  const from = useListContext();
  const around = from ?? listOfJob(jobPostingId);
  const place = usePlaceIn(around, id);
  const step = application.steps?.find((one) => one.id === application.stepId);
  return (
    <header className={styles.head}>
      <BackToList id={id} listContext={from} brief />
      <div className={styles.who}>
        <div className={styles.state}>
          <h1 ref={heading} tabIndex={-1} dir="auto" className={styles.name}>
            {applicantName}
          </h1>
          {withdrawnAt && <Pill icon="undo">Withdrawn</Pill>}
          <StatusBadge status={status} />
        </div>
        <p className={classNames(dots.dots, styles.about)}>
          <span>
            <Link to={paths.job(jobPostingId)} dir="auto">
              {jobTitle}
            </Link>
          </span>
          {step && <span dir="auto">{step.name}</span>}
          {can['platform.administer'](user) && <span dir="auto">{companyName}</span>}
          {place && (
            <span className={styles.position}>
              {place.position.toLocaleString('en')} of {place.complete ? '' : 'more than '}
              {(place.complete ? place.loaded : place.loaded - 1).toLocaleString('en')}
            </span>
          )}
          {application.answerDueAt && !application.answeredAt && !withdrawnAt && (
            <span>
              <AnswerDue application={application} brief />
            </span>
          )}
        </p>
      </div>
      <div className={styles.acts}>
        {application.mayMove && (
          <StatusMenu
            status={status}
            steps={application.steps}
            stepId={application.stepId}
            applicantName={applicantName}
            onMove={onMove}
          />
        )}
        {can['message.write'](user) && (
          <HeadAct letter="m" onPress={onWrite}>
            Message
          </HeadAct>
        )}
        {can['interview.run'](user) && (
          <HeadAct letter="i" onPress={() => onBegin('interview')}>
            Interview
          </HeadAct>
        )}
        {can['scorecard.see'](user) && (
          <HeadAct letter="s" onPress={() => onBegin('score')}>
            Score
          </HeadAct>
        )}
        {can['offer.write'](user) && (
          <HeadAct letter="o" onPress={() => onBegin('offer')}>
            Offer
          </HeadAct>
        )}
        {application.mayMove && isRejectable(application) && (
          <IconButton
            label={`Reject ${applicantName}…`}
            icon="stage-stopped"
            variant="secondary"
            className={styles.reject}
            aria-keyshortcuts={shortcuts ? 'r' : undefined}
            onClick={() => onMove({ status: 'rejected', stepId: null })}
          />
        )}
      </div>
      <HeadPager place={place} listContext={around} carried={carried} />
    </header>
  );
}
