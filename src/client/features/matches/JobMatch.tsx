import { Link } from 'react-router';
import { codeOf } from '#client/kit/code/code-of.ts';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Popover } from '#client/ui/Popover.tsx';
import type { JobSummary } from '#contract/api.ts';
import styles from './JobMatch.module.css';
import { Score } from './Score.tsx';

const reasons = codeOf(() => import('./WhyMatch.tsx'));

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
        <button
          {...trigger}
          type="button"
          className={styles.badge}
          onPointerEnter={preloadReasons}
          onFocus={preloadReasons}
        >
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
  const code = reasons.useCode();
  return code ? <code.WhyMatch jobId={jobId} /> : <Skeleton height="12rem" />;
}

function preloadReasons(): void {
  reasons.preload().catch(() => undefined);
}
