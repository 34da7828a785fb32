import { ApplicationFacts } from '#client/features/applications/ApplicationFacts.tsx';
import { StatusBadge } from '#client/features/applications/StatusBadge.tsx';
import { StatusSummary } from '#client/features/applications/StatusSummary.tsx';
import { WithdrawApplication } from '#client/features/applications/WithdrawApplication.tsx';
import { Interviews } from '#client/features/interviews/Interviews.tsx';
import { Messages } from '#client/features/messages/Messages.tsx';
import { Offers } from '#client/features/offers/Offers.tsx';
import { OnboardingSection } from '#client/features/onboarding/OnboardingSection.tsx';
import { Answers } from '#client/features/questions/Answers.tsx';
import { Timeline } from '#client/features/timeline/Timeline.tsx';
import { paths } from '#client/paths.ts';
import { ApartFromEachOther } from '#client/ui/ApartFromEachOther.tsx';
import { ButtonLink } from '#client/ui/Button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import detail from '#client/ui/DetailLayout.module.css';
import dots from '#client/ui/Dots.module.css';
import { usePageTitle } from '#client/ui/page-title.ts';
import part from '#client/ui/Part.module.css';
import { Pill } from '#client/ui/Pill.tsx';
import type { Application } from '#contract/api.ts';
import { Letter } from './Letter.tsx';
import { ListPlace } from './ListPlace.tsx';
import styles from './SentApplication.module.css';

/** For the one who applied: for what, how it stands, and everything that has happened to it. */
export function SentApplication({ application }: { application: Application }) {
  const { id, jobPostingId, jobTitle, companyName, jobLocation, status, withdrawnAt } = application;
  const heading = usePageTitle(`Application: ${jobTitle}`);
  const isOffered = status === 'offered' || status === 'hired';
  // One list with keys: an offer that is answered while it moves up stays open.
  const offers = <Offers key="offers" application={application} />;
  const interviews = <Interviews key="interviews" application={application} />;
  return (
    <>
      <ListPlace id={id} />
      <div className={detail.page}>
        <div className={classNames(detail.head, styles.head)}>
          <div className={detail.words}>
            <h1 ref={heading} tabIndex={-1} dir="auto" className={detail.name}>
              {jobTitle}
            </h1>
            <p className={`${dots.dots} ${styles.about}`}>
              <span dir="auto">{companyName}</span>
              {jobLocation && <span dir="auto">{jobLocation}</span>}
            </p>
          </div>
          <div className={styles.state}>
            {withdrawnAt && <Pill icon="undo">Withdrawn</Pill>}
            <StatusBadge status={status} />
          </div>
        </div>
        <div className={styles.side}>
          <ApplicationFacts application={application} hiring={false} />
          <div className={styles.actions}>
            <ButtonLink
              to={paths.job(jobPostingId)}
              icon="briefcase"
              aria-label={`View Job: \u2068${jobTitle}\u2069`}
            >
              View Job
            </ButtonLink>
            <WithdrawApplication application={application} />
          </div>
        </div>
        <ApartFromEachOther className={detail.main}>
          <StatusSummary application={application} hiring={false} />
          <OnboardingSection application={application} />
          {isOffered ? [offers, interviews] : [interviews, offers]}
          <section className={part.part} aria-labelledby="timeline">
            <h2 id="timeline">Timeline</h2>
            <Timeline id={id} hiring={false} />
          </section>
          <Messages application={application} />
          <Answers applicationId={id} level="h2" className={part.part} />
          <Letter text={application.coverLetter} />
        </ApartFromEachOther>
      </div>
    </>
  );
}
