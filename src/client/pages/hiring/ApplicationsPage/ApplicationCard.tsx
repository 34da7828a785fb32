import { memo, useId } from 'react';
import { Link } from 'react-router';
import { ApplicationFacts } from '#client/features/applications/ApplicationFacts.tsx';
import { StatusSummary } from '#client/features/applications/StatusSummary.tsx';
import { StatusBadge } from '#client/features/applications/StatusBadge.tsx';
import type { ListContext } from '#client/features/applications/list-context.ts';
import { WithdrawApplication } from '#client/features/applications/WithdrawApplication.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import type { Application } from '#contract/api.ts';
import dots from '#client/ui/Dots.module.css';
import styles from './ApplicationCard.module.css';
import { CoverLetter } from './CoverLetter.tsx';
import { History } from './History.tsx';

interface Props {
  application: Application;
  /** The address names this one. */
  pointedOut: boolean;
  /** Handed on to its page, to go through the list from there. */
  listContext: ListContext;
}

/** One of one's own applications. Drawn anew only when it changes itself: one of two hundred must not redraw the others. */
export const ApplicationCard = memo(function ApplicationCard({
  application,
  pointedOut,
  listContext,
}: Props) {
  const heading = useId();
  const { id, companyName, jobTitle, jobLocation, status, withdrawnAt } = application;
  return (
    <Card
      as="article"
      id={`application-${id}`}
      tabIndex={-1}
      aria-labelledby={heading}
      selected={pointedOut}
      className={styles.card}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={heading} className={styles.title} dir="auto">
            <Link to={paths.application(id)} state={listContext}>
              {jobTitle}
            </Link>
          </h2>
          <p className={`${dots.dots} ${styles.about}`}>
            {[companyName, jobLocation].filter(Boolean).map((part) => (
              <span key={part} dir="auto">
                {part}
              </span>
            ))}
          </p>
        </div>
        <div className={styles.state}>
          {withdrawnAt && <Pill icon="undo">Withdrawn</Pill>}
          <StatusBadge status={status} />
        </div>
      </div>
      <div className={styles.body}>
        <StatusSummary application={application} hiring={false} />
        <ApplicationFacts application={application} hiring={false} />
        <div className={styles.more}>
          <CoverLetter text={application.coverLetter} />
          <History application={application} />
        </div>
      </div>
      <div className={styles.actions}>
        <ButtonLink to={paths.job(application.jobPostingId)} aria-label={`View Job: ${jobTitle}`}>
          View Job
        </ButtonLink>
        <WithdrawApplication application={application} />
      </div>
    </Card>
  );
});
