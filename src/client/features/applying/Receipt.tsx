import { useEffect, useRef } from 'react';
import { FairnessInvitation } from '#client/features/fairness/FairnessInvitation.tsx';
import { FileLink } from '#client/features/files/FileLink.tsx';
import { Answers } from '#client/features/questions/Answers.tsx';
import { PlainText } from '#client/features/jobs/PlainText.tsx';
import { ExternalLink } from '#client/ui/ExternalLink.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Application, Job } from '#contract/api.ts';
import styles from './Receipt.module.css';

/** What was sent, as it was sent, and what happens with it. */
export function Receipt({ application, job }: { application: Application; job: Job }) {
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => top.current?.focus(), []);
  const { id, applicationDate, customResumeUrl, coverLetter, file } = application;
  return (
    <div className={styles.receipt}>
      <p ref={top} tabIndex={-1} className={styles.done}>
        <Icon name="stage-done" size={24} />
        <span>
          Your application for <strong dir="auto">{job.title}</strong> is with{' '}
          <strong dir="auto">{job.companyName}</strong>.
        </span>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Number</dt>
          <dd>{id}</dd>
        </div>
        <div>
          <dt>Sent</dt>
          <dd>
            <Time value={applicationDate} as="moment" />
          </dd>
        </div>
        <div>
          <dt>Résumé</dt>
          <dd>
            {file && <FileLink file={file} />}
            {customResumeUrl && <ExternalLink href={customResumeUrl}>{customResumeUrl}</ExternalLink>}
            {!file && !customResumeUrl && 'None, only your profile'}
          </dd>
        </div>
        {!coverLetter && (
          <div>
            <dt>Cover letter</dt>
            <dd>None</dd>
          </div>
        )}
      </dl>
      {coverLetter && (
        <section className={styles.letter}>
          <h3>Cover letter</h3>
          <PlainText text={coverLetter} level={4} />
        </section>
      )}
      <Answers applicationId={id} level="h3" />
      <section>
        <h3>What happens next</h3>
        <p>
          The employer reviews your application and moves it through their stages. Follow every change under
          Applications. You can withdraw there until you’re hired.
        </p>
        {application.answerDueAt && (
          <p>
            The employer promised an answer by{' '}
            <strong>
              <Time value={application.answerDueAt} />
            </strong>
            .
          </p>
        )}
      </section>
      <FairnessInvitation />
    </div>
  );
}
