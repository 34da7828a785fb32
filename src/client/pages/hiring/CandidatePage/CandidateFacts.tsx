import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FileLink } from '#client/features/files/FileLink.tsx';
import { paths } from '#client/paths.ts';
import { ExternalLink } from '#client/ui/ExternalLink.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { CandidateProfile } from '#contract/api.ts';
import styles from './CandidateFacts.module.css';

/** Where they are and how to reach them. */
export function CandidateFacts({ candidate }: { candidate: CandidateProfile }) {
  const { location, email, phone, lastAppliedAt } = candidate;
  const applied = lastAppliedAt !== null;
  const unsaid = applied ? 'Not given' : 'Shown once they apply to you';
  return (
    <dl className={styles.facts}>
      <Fact name="Location" none="Not given">
        {location && <bdi>{location}</bdi>}
      </Fact>
      <Fact name="Email" none={unsaid}>
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </Fact>
      <Fact name="Phone" none={unsaid}>
        {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
      </Fact>
      <Fact name="Résumé" none={unsaid}>
        {(candidate.resume ?? candidate.resumeUrl) && <Resume candidate={candidate} />}
      </Fact>
      <Fact name="Last applied" none="Not to your jobs">
        {lastAppliedAt && <Time value={lastAppliedAt} />}
      </Fact>
    </dl>
  );
}

/** What they sent with an application goes before what their profile points to. */
function Resume({ candidate: { resume, resumeUrl } }: { candidate: CandidateProfile }) {
  const url = resume?.url ?? resumeUrl;
  return (
    <>
      {resume?.file && <FileLink file={resume.file} label="Download résumé" />}
      {url && <ExternalLink href={url}>{resume?.file ? 'Résumé link' : 'Open résumé'}</ExternalLink>}
      {resume && (
        <span className={styles.sent}>
          Sent <Time value={resume.sentAt} /> for{' '}
          <Link to={paths.application(resume.applicationId)} dir="auto">
            {resume.jobTitle}
          </Link>
        </span>
      )}
    </>
  );
}

function Fact({ name, none, children }: { name: string; none: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={children ? undefined : styles.none}>{children || none}</dd>
    </div>
  );
}
