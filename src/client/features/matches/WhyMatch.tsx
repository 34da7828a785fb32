import { Link } from 'react-router';
import { useApi } from '#client/api/use-api.ts';
import { staleAfter } from '#client/api/stale-after.ts';
import { paths } from '#client/paths.ts';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import styles from './JobMatch.module.css';
import { KnownParts, MatchReasons } from './MatchReasons.tsx';
import { Score } from './Score.tsx';

/** What a job's score is made of. */
export function WhyMatch({ jobId }: { jobId: number }) {
  const match = useApi('GET /api/jobs/:id/match', { params: { id: jobId } }, { staleTime: staleAfter.jobs });
  if (match.error && !match.data) return <p role="alert">{match.error.message}</p>;
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
