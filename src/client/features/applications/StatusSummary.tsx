import { useApi } from '#client/api/use-api.ts';
import { AnswerDue } from '#client/features/response-times/AnswerDue.tsx';
import { AnswerSteps } from '#client/features/response-times/AnswerSteps.tsx';
import { ExternalLink } from '#client/ui/ExternalLink.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Application } from '#contract/api.ts';
import { isUnanswered, type ApplicationStatus } from '#domain/application-status.ts';
import { useState } from 'react';
import { RejectionLine } from './rejecting/RejectionLine.tsx';
import styles from './StatusSummary.module.css';

/** What a status means to the one who waits. */
const meaning: Record<ApplicationStatus, string> = {
  submitted: 'Your application is with the employer.',
  screening: 'The employer is reading your application.',
  interviewing: 'The employer wants to meet you.',
  offered: 'The employer is making you an offer.',
  hired: 'You have got the job.',
  rejected: 'The employer has decided to go on with other people. Thank you for having applied.',
};

/** Where an application stands, in a sentence; and a nudge where nothing has moved for three weeks. */
export function StatusSummary({
  application,
  hiring,
  dueElsewhere,
}: {
  application: Application;
  hiring: boolean;
  /** The page says in another place by when an answer is due. */
  dueElsewhere?: boolean;
}) {
  const [now] = useState(Date.now);
  const { withdrawnAt, status, statusUpdatedAt } = application;
  if (withdrawnAt) {
    return (
      <p className={styles.words}>
        {hiring ? 'The applicant withdrew on ' : 'You withdrew on '}
        <Time value={withdrawnAt} />
        {hiring && ', so this application cannot be moved'}.
      </p>
    );
  }
  const waiting = isUnanswered(application, new Date(now).toISOString());
  const days = Math.floor((now - Date.parse(statusUpdatedAt)) / 86_400_000);
  if (hiring) {
    return (
      <>
        {!dueElsewhere && <AnswerDue application={application} />}
        <RejectionLine application={application} />
        {waiting && (
          <p className={styles.waiting}>
            <Icon name="clock" size={16} />
            No change for {days} days
          </p>
        )}
      </>
    );
  }
  return (
    <>
      <p className={styles.words}>{meaning[status]}</p>
      <AnswerSteps application={application} />
      {waiting && <MayAsk companyId={application.companyId} days={days} />}
    </>
  );
}

function MayAsk({ companyId, days }: { companyId: number; days: number }) {
  const { data: company } = useApi('GET /api/companies/:id', { params: { id: companyId } });
  return (
    <div className={styles.ask}>
      <Icon name="clock" />
      <p>
        <strong>No answer yet: you may ask.</strong> Nothing has changed for {days} days.{' '}
        {company?.website && <ExternalLink href={company.website}>The employer’s website</ExternalLink>}
      </p>
    </div>
  );
}
