import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useApi } from '#client/api/use-api.ts';
import { staleAfter } from '#client/api/stale-after.ts';
import { KnownParts, MatchReasons } from '#client/features/matches/MatchReasons.tsx';
import { Score } from '#client/features/matches/Score.tsx';
import { useMatching } from '#client/features/matches/use-matching.ts';
import { paths } from '#client/paths.ts';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import type { JobMatch } from '#contract/api.ts';
import styles from './HowYouMatch.module.css';

/** A job's score for the job seeker who looks, with everything it was made of; nothing where matching is switched off. */
export function HowYouMatch({ jobId }: { jobId: number }) {
  const matching = useMatching();
  const match = useApi(
    'GET /api/jobs/:id/match',
    { params: { id: jobId } },
    { staleTime: staleAfter.jobs, enabled: matching === true },
  );
  const heading = useHeadingInAddress(match.data !== undefined);
  if (!matching) return null;
  return (
    <section className={styles.panel} aria-labelledby="match">
      <div className={styles.head}>
        <h2 id="match" ref={heading} tabIndex={-1}>
          How you match
        </h2>
        {match.data && match.data.score !== null && <Score score={match.data.score} />}
      </div>
      {match.error && !match.data && (
        <ErrorState
          level={3}
          title="Your match could not be loaded"
          error={match.error}
          retry={() => void match.refetch()}
        />
      )}
      {match.isPending && (
        <>
          <Loading what="your match" />
          <Skeleton height="16rem" />
        </>
      )}
      {match.data && <Whole match={match.data} />}
    </section>
  );
}

function Whole({ match: { score, parts, raises } }: { match: JobMatch }) {
  return (
    <>
      <p className={styles.lead}>
        {score === null ? (
          <Link to={paths.profile} className="tap">
            Complete your profile to see your match
          </Link>
        ) : (
          <>
            A score <KnownParts parts={parts} />. It’s advice and decides nothing.
          </>
        )}
      </p>
      <MatchReasons parts={parts} quotes />
      {raises.length > 0 && (
        <div className={styles.raises}>
          <h3>What would raise your match</h3>
          <p className={styles.lead}>Add what’s true of you to your profile.</p>
          <ul>
            {raises.map(({ kind, text, gain }) => (
              <li key={text} className={styles.raise}>
                <Link to={whereTo[kind]} className="tap" dir="auto">
                  {text}
                </Link>
                {gain !== null && <span className={styles.gain}>+{gain}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.foot}>
        Name, photo, age, gender, nationality, address and career gaps are never considered.{' '}
        <Link to={paths.matching}>How matching works</Link> · <Link to={paths.ownMatching}>Turn it off</Link>
      </p>
    </>
  );
}

const whereTo: Record<JobMatch['raises'][number]['kind'], string> = {
  skill: paths.profilePart('skills'),
  experience: paths.profilePart('experience'),
  goals: paths.profileGoals,
  culture: paths.profileGoals,
};

/** Whoever was led here by a score begins to read here. */
function useHeadingInAddress(loaded: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (!loaded || location.hash !== '#match') return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [loaded, location]);
  return heading;
}
