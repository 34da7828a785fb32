import { useUser } from '#client/api/session.ts';
import { AnswerDue } from '#client/features/response-times/AnswerDue.tsx';
import { ApplicationButton } from '#client/features/applications/ApplicationLink.tsx';
import { ApplicationFacts } from '#client/features/applications/ApplicationFacts.tsx';
import { RecruiterNotes } from '#client/features/applications/RecruiterNotes.tsx';
import { StatusBadge } from '#client/features/applications/StatusBadge.tsx';
import { StepPill } from '#client/features/applications/StepPill.tsx';
import { useApplication } from '#client/features/applications/use-application.ts';
import { PlainText } from '#client/features/jobs/PlainText.tsx';
import { Answers } from '#client/features/questions/Answers.tsx';
import { CandidateTags } from '#client/features/pool/CandidateTags.tsx';
import { ListMenu } from '#client/features/pool/ListMenu.tsx';
import { Timeline } from '#client/features/timeline/Timeline.tsx';
import { IconButton } from '#client/ui/Button.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { Application } from '#contract/api.ts';
import { isHiringSide } from '#domain/permissions.ts';
import styles from './Peek.module.css';
import { PeekResume } from './PeekResume.tsx';

/** Who a card is about, beside the board: walking over the cards goes on underneath. */
export function Peek({ id, onClose }: { id: number; onClose: () => void }) {
  const hiring = isHiringSide(useUser());
  const known = useApplication(id);
  const application = known.data;
  return (
    <aside className={styles.peek} aria-labelledby="peek">
      <header className={styles.head}>
        <div>
          <h2 id="peek" dir="auto">
            {application?.applicantName ?? 'Candidate'}
          </h2>
          {application && (
            <p className={styles.job} dir="auto">
              {application.jobTitle}
            </p>
          )}
        </div>
        <IconButton label="Close the peek" icon="close" onClick={onClose} />
      </header>
      <Loaded query={known} what="the application" level={3} waiting={<Skeleton height="16rem" />}>
        {(shown) => <Shown key={id} application={shown} hiring={hiring} />}
      </Loaded>
    </aside>
  );
}

function Shown({ application, hiring }: { application: Application; hiring: boolean }) {
  const { id } = application;
  const candidate = { id: application.jobSeekerId, name: application.applicantName };
  return (
    <div className={styles.body}>
      <div className={styles.state}>
        <StatusBadge status={application.status} />
        <StepPill application={application} />
        <AnswerDue application={application} />
      </div>
      <CandidateTags candidate={candidate} />
      <ApplicationFacts application={application} hiring={hiring} />
      {application.file && <PeekResume file={application.file} />}
      <Answers applicationId={id} level="h3" />
      {application.coverLetter && (
        <section className={styles.part}>
          <h3>Cover letter</h3>
          <PlainText text={application.coverLetter} level={4} />
        </section>
      )}
      {application.recruiterNotes !== undefined && <RecruiterNotes application={application} level="h3" />}
      <section className={styles.part}>
        <h3>Timeline</h3>
        <Timeline id={id} hiring={hiring} />
      </section>
      <div className={styles.links}>
        <ApplicationButton id={id}>Open the application</ApplicationButton>
        <ListMenu candidate={candidate} />
      </div>
    </div>
  );
}
