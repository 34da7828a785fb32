import { Link } from 'react-router';
import { useApi } from '#client/api/use-api.ts';
import { staleAfter } from '#client/api/stale-after.ts';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import { Popover } from '#client/ui/Popover.tsx';
import type { JobSummary } from '#contract/api.ts';
import styles from './JobMatch.module.css';
import { KnownParts, MatchReasons } from './MatchReasons.tsx';
import { Score } from './Score.tsx';

/** A job's score for the job seeker who looks, its reasons one press away; nothing where there is none. */
export function JobMatch({ job }: { job: JobSummary }) {
  const { id, title, matchScore } = job;
  if (matchScore === undefined) return null;
  if (matchScore === null)
    return (
      <Link to={paths.profile} className={styles.incomplete}>
        Complete your profile to see your match
      </Link>
    );
  return (
    <Popover
      label={`Why “${title}” is a match of ${matchScore}`}
      renderTrigger={(trigger) => (
        <button {...trigger} type="button" className={styles.badge}>
          <Score score={matchScore} />
          <span className="visually-hidden">: why?</span>
          <Icon name="info" size={16} className={styles.why} />
        </button>
      )}
    >
      <Why jobId={id} />
    </Popover>
  );
}

function Why({ jobId }: { jobId: number }) {
  const match = useApi('GET /api/jobs/:id/match', { params: { id: jobId } }, { staleTime: staleAfter.jobs });
  if (match.error) return <p role="alert">{match.error.message}</p>;
  if (!match.data)
    return (
      <>
        <Loading what="the reasons" />
        <Skeleton height="12rem" />
      </>
    );
  return (
    <div className={styles.panel}>
      <p className={styles.head}>
        <KnownParts parts={match.data.parts} />
        {match.data.score !== null && <Score score={match.data.score} />}
      </p>
      <MatchReasons parts={match.data.parts} />
      <Link to={paths.jobMatch(jobId)}>The words behind it, and what would raise it</Link>
    </div>
  );
}
