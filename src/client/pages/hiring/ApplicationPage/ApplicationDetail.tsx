import { Fragment } from 'react';
import { useUser } from '#client/api/session.ts';
import { ApplicationFiles } from '#client/features/applications/ApplicationFiles.tsx';
import { ApplicationFacts } from '#client/features/applications/ApplicationFacts.tsx';
import { FailedMove } from '#client/features/applications/FailedMove.tsx';
import { OtherApplications } from '#client/features/applications/OtherApplications.tsx';
import { RecruiterNotes } from '#client/features/applications/RecruiterNotes.tsx';
import { ApplicationAssist } from '#client/features/assist/ApplicationAssist.tsx';
import { StatusSummary } from '#client/features/applications/StatusSummary.tsx';
import { StatusBadge } from '#client/features/applications/StatusBadge.tsx';
import { StepPill } from '#client/features/applications/StepPill.tsx';
import { StatusMenu } from '#client/features/applications/StatusMenu.tsx';
import { useMoveApplication } from '#client/features/applications/use-move-application.ts';
import { WithdrawApplication } from '#client/features/applications/WithdrawApplication.tsx';
import { Interviews } from '#client/features/interviews/Interviews.tsx';
import { Messages } from '#client/features/messages/Messages.tsx';
import { Answers } from '#client/features/questions/Answers.tsx';
import { OnboardingSection } from '#client/features/onboarding/OnboardingSection.tsx';
import { Offers } from '#client/features/offers/Offers.tsx';
import { Scorecards } from '#client/features/scorecards/Scorecards.tsx';
import { Timeline } from '#client/features/timeline/Timeline.tsx';
import { paths } from '#client/paths.ts';
import { ApartFromEachOther } from '#client/ui/ApartFromEachOther.tsx';
import { ButtonLink } from '#client/ui/Button.tsx';
import part from '#client/ui/Part.module.css';
import { Pill } from '#client/ui/Pill.tsx';
import { classNames } from '#client/ui/class-names.ts';
import detail from '#client/ui/DetailLayout.module.css';
import type { Application } from '#contract/api.ts';
import { can, isHiringSide } from '#domain/permissions.ts';
import styles from './ApplicationDetail.module.css';
import { ApplicationHeading } from './ApplicationHeading.tsx';
import { Letter } from './Letter.tsx';

/** Who applied for what, how it stands, and everything that has happened to it. */
export function ApplicationDetail({ application }: { application: Application }) {
  const user = useUser();
  const hiring = isHiringSide(user);
  const { move, saving, failure, forgetFailure } = useMoveApplication(application);
  const { id, jobPostingId, jobSeekerId, jobTitle, applicantName, status, withdrawnAt } = application;
  const isOffered = status === 'offered' || status === 'hired';
  const offers = <Offers key="offers" application={application} />;
  // Who decides reads first what was sent; who sent it knows it.
  const written = (
    <>
      <Answers applicationId={id} level="h2" className={part.part} />
      <Letter text={application.coverLetter} />
      <ApplicationAssist application={application} />
    </>
  );
  // One list with keys: an offer that somebody writes while it moves up stays open.
  const before = [
    <Fragment key="written">{hiring && written}</Fragment>,
    <Interviews key="interviews" application={application} />,
    can['scorecard.see'](user) && <Scorecards key="scorecards" application={application} />,
  ];
  return (
    <div className={detail.page} aria-busy={saving}>
      <div className={classNames(detail.head, styles.head)}>
        <ApplicationHeading application={application} hiring={hiring} />
        <div className={styles.state}>
          {withdrawnAt && <Pill icon="undo">Withdrawn</Pill>}
          <StatusBadge status={status} />
          <StepPill application={application} />
          {application.mayMove && (
            <StatusMenu
              status={status}
              steps={application.steps}
              stepId={application.stepId}
              applicantName={applicantName}
              onMove={move}
            />
          )}
        </div>
      </div>
      <div className={styles.side}>
        <ApplicationFacts application={application} hiring={hiring} />
        <div className={styles.actions}>
          {hiring && can['company.candidates'](user) && (
            <ButtonLink to={paths.candidate(jobSeekerId)} icon="user">
              View Profile
            </ButtonLink>
          )}
          <ButtonLink
            to={paths.job(jobPostingId)}
            icon="briefcase"
            aria-label={`View Job: \u2068${jobTitle}\u2069`}
          >
            View Job
          </ButtonLink>
          {!hiring && <WithdrawApplication application={application} />}
        </div>
      </div>
      <ApartFromEachOther className={detail.main}>
        {failure && (
          <FailedMove
            failure={failure}
            status={status}
            onRetry={() => move(failure.to)}
            onDismiss={forgetFailure}
          />
        )}
        <StatusSummary application={application} hiring={hiring} />
        <OnboardingSection application={application} />
        {isOffered ? [offers, ...before] : [...before, offers]}
        {application.recruiterNotes !== undefined && <RecruiterNotes application={application} level="h2" />}
        {hiring && <ApplicationFiles application={application} className={part.part} />}
        {hiring && <OtherApplications application={application} className={part.part} />}
        <section className={part.part} aria-labelledby="timeline">
          <h2 id="timeline">Timeline</h2>
          <Timeline id={id} hiring={hiring} />
        </section>
        <Messages application={application} />
        {!hiring && written}
      </ApartFromEachOther>
    </div>
  );
}
