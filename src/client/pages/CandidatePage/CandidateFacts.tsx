import type { ReactNode } from 'react';
import { ExternalLink } from '#client/ui/ExternalLink.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { CandidateProfile } from '#contract/api.ts';
import styles from './CandidateFacts.module.css';

/** Where they are and how to reach them. */
export function CandidateFacts({ candidate }: { candidate: CandidateProfile }) {
  const { location, email, phone, resumeUrl, lastAppliedAt } = candidate;
  const applied = lastAppliedAt !== null;
  const unsaid = applied ? 'Not given' : 'Shown once they apply to you';
  return (
    <dl className={styles.facts}>
      <Fact name="Location" none="Not given">
        {location && <bdi>{location}</bdi>}
      </Fact>
      <Fact name="E-mail" none={unsaid}>
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </Fact>
      <Fact name="Phone" none={unsaid}>
        {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
      </Fact>
      <Fact name="Résumé" none={unsaid}>
        {resumeUrl && <ExternalLink href={resumeUrl}>Open résumé</ExternalLink>}
      </Fact>
      <Fact name="Last applied" none="Not to your jobs">
        {lastAppliedAt && <Time value={lastAppliedAt} />}
      </Fact>
    </dl>
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
