import type { ReactNode } from 'react';
import { FileLink } from '#client/features/files/FileLink.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { ExternalLink } from '#client/ui/ExternalLink.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Application } from '#contract/api.ts';
import { employmentTypeLabel } from '#domain/jobs.ts';
import styles from './ApplicationFacts.module.css';

/** When, what kind of job, and for the hiring side how to reach the applicant. */
export function ApplicationFacts({
  application,
  hiring,
  withoutResume,
}: {
  application: Application;
  hiring: boolean;
  /** The page shows it in another place. */
  withoutResume?: boolean;
}) {
  const { applicationDate, statusUpdatedAt, withdrawnAt, employmentType, customResumeUrl } = application;
  const { applicantEmail, applicantPhone, file } = application;
  return (
    <dl className={styles.facts}>
      <Fact name="Applied">
        <Time value={applicationDate} />
      </Fact>
      <Fact name="Last updated">
        <Time value={withdrawnAt ?? statusUpdatedAt} as="ago" />
        {!hiring && !withdrawnAt && statusUpdatedAt > applicationDate && ' by the employer'}
      </Fact>
      <Fact name="Job type">{employmentTypeLabel[employmentType]}</Fact>
      {file && !withoutResume && (
        <Fact name="Résumé" long>
          <FileLink file={file} label={hiring ? 'Download résumé' : 'Download'} />
        </Fact>
      )}
      {customResumeUrl && !withoutResume && (
        <Fact name={file ? 'Résumé link' : 'Résumé'}>
          <ExternalLink href={customResumeUrl}>Open résumé</ExternalLink>
        </Fact>
      )}
      {hiring && (
        <>
          <Fact name="Email" long>
            {applicantEmail ? <a href={`mailto:${applicantEmail}`}>{applicantEmail}</a> : <None />}
          </Fact>
          <Fact name="Phone">
            {applicantPhone ? (
              <a href={`tel:${applicantPhone.replaceAll(/[^\d+]/g, '')}`}>{applicantPhone}</a>
            ) : (
              <None />
            )}
          </Fact>
        </>
      )}
    </dl>
  );
}

function Fact({ name, long, children }: { name: string; long?: boolean; children: ReactNode }) {
  return (
    <div className={classNames(styles.fact, long && styles.long)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function None() {
  return <span className={styles.none}>Not given</span>;
}
