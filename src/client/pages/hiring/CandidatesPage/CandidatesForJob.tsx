import { isRefused } from '#client/api/call.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { useApi } from '#client/api/use-api.ts';
import { CandidateSkills } from '#client/features/candidates/CandidateSkills.tsx';
import { KnownParts, MatchReasons } from '#client/features/matches/MatchReasons.tsx';
import { Score } from '#client/features/matches/Score.tsx';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import type { Answer } from '#contract/api.ts';
import styles from './CandidatesForJob.module.css';

type Candidate = Answer<'GET /api/jobs/:id/candidates'>[number];

interface Props {
  jobId: number;
  onClear: () => void;
}

/** People who want to be found, have not applied and fit a job, the best first: asked for by choosing the job. */
export function CandidatesForJob({ jobId, onClear }: Props) {
  const { data, error, refetch } = useApi(
    'GET /api/jobs/:id/candidates',
    { params: { id: jobId } },
    { staleTime: 0 },
  );
  const back = <Button onClick={onClear}>Show all candidates</Button>;
  if (isRefused(error, 'GET /api/jobs/:id/candidates', 'assist_off'))
    return (
      <EmptyState
        title="Assist is off"
        text="Match scores are off for this job. Turn them on in the job or in company settings."
        action={back}
      />
    );
  if (error?.status === 404)
    return <EmptyState title="Job not found" text="There is no such job among yours." action={back} />;
  if (error && !data)
    return (
      <ErrorState title="The candidates could not be loaded" error={error} retry={() => void refetch()} />
    );
  if (!data)
    return (
      <>
        <Loading what="candidates" />
        <Skeleton height="16rem" />
      </>
    );
  if (data.length === 0)
    return (
      <EmptyState
        title="No candidates found for this job yet"
        text="People appear here when they’re open to offers, haven’t applied, and have at least half of what the job asks for."
        action={back}
      />
    );
  return (
    <>
      <p className={styles.lead}>
        {data.length === 1 ? 'One person' : `${data.length} people`} open to offers who haven’t applied, best
        match first. Scores are advice only; viewing them is recorded.
      </p>
      <ul className={styles.list} aria-label="Candidates for this job">
        {data.map((candidate) => (
          <li key={candidate.id}>
            <Found candidate={candidate} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Found({ candidate }: { candidate: Candidate }) {
  const heading = useId();
  const { id, name, title, location, skills, score, parts } = candidate;
  return (
    <Card as="article" aria-labelledby={heading} className={styles.card}>
      <div className={styles.head}>
        <div className={styles.who}>
          <h2 id={heading} className={styles.name} dir="auto">
            <Link to={paths.candidate(id)}>{name}</Link>
          </h2>
          <p>{[title, location].filter(Boolean).join(', ') || 'No title given'}</p>
        </div>
        <div className={styles.score}>
          <Score score={score} />
          <KnownParts parts={parts} />
        </div>
      </div>
      {skills.length > 0 && <CandidateSkills skills={skills} most={6} />}
      <Disclosure label="Reasons">
        <MatchReasons parts={parts} quotes />
      </Disclosure>
    </Card>
  );
}
