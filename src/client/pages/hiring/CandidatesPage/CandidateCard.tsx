import { useId } from 'react';
import { Link } from 'react-router';
import { CandidateSkills } from '#client/features/candidates/CandidateSkills.tsx';
import { Contact } from '#client/features/candidates/Contact.tsx';
import { ListMenu } from '#client/features/pool/ListMenu.tsx';
import { TagNames } from '#client/features/pool/TagNames.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import dots from '#client/ui/Dots.module.css';
import { Time } from '#client/ui/Time.tsx';
import type { Answer } from '#contract/api.ts';
import styles from './CandidateCard.module.css';

/** As many as fit in two lines. */
const skillsShown = 6;

type Candidate = Answer<'GET /api/company/candidates'>[number];

export function CandidateCard({ candidate }: { candidate: Candidate }) {
  const heading = useId();
  const { id, name, title, location, summary, skills, lastApplicationId, lastAppliedAt, tags } = candidate;
  return (
    <Card as="article" tabIndex={-1} aria-labelledby={heading} className={styles.card}>
      <div>
        <h2 id={heading} className={styles.name} dir="auto">
          <Link to={paths.candidate(id)}>{name}</Link>
        </h2>
        <p className={classNames(dots.dots, styles.about)}>
          {title ? <bdi>{title}</bdi> : <span className={styles.none}>No title given</span>}
          {location && <bdi className={styles.place}>{location}</bdi>}
        </p>
      </div>
      {summary && (
        <p className={styles.summary} dir="auto">
          {summary}
        </p>
      )}
      {skills.length > 0 && <CandidateSkills skills={skills} most={skillsShown} />}
      <TagNames tags={tags} />
      <div className={styles.foot}>
        <p className={styles.applied}>
          {lastAppliedAt ? (
            <>
              Last applied <Time value={lastAppliedAt} as="ago" />
            </>
          ) : (
            'Open to offers; hasn’t applied to you'
          )}
        </p>
        <div className={styles.actions}>
          <ButtonLink to={paths.candidate(id)} aria-label={`View Profile of \u2068${name}\u2069`}>
            View Profile
          </ButtonLink>
          <Contact name={name} applicationId={lastApplicationId} />
          <ListMenu candidate={{ id, name }} />
        </div>
      </div>
    </Card>
  );
}
