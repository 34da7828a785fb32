import { Link } from 'react-router';
import { JoinLink } from '#client/features/interviews/JoinLink.tsx';
import { RearrangeInterview } from '#client/features/interviews/RearrangeInterview.tsx';
import { useNow } from '#client/features/interviews/use-now.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { counted } from '#client/ui/counted.ts';
import type { Interview } from '#contract/api.ts';
import { hasBegun, interviewStateLabel, isReschedulable } from '#domain/interviews.ts';
import { briefSpanIn, showTheSame } from '#domain/time-zones.ts';
import styles from './InterviewsPage.module.css';

interface Props {
  interview: Interview;
  timeZone: string;
  onOpen: () => void;
}

/** One interview in a line: when, with whom, what, and what is done about it. */
export function AgendaRow({ interview, timeZone, onOpen }: Props) {
  const now = useNow();
  const { applicationId, candidateName, jobTitle, title, panel, startsAt, minutes, state, times } = interview;
  const { candidateTimeZone, mayRun, ended } = interview;
  const hours = (zone: string) =>
    startsAt ? (briefSpanIn(zone, startsAt, minutes).split(', ')[1] ?? '') : '';
  const over = state === 'cancelled' || state === 'declined';
  return (
    <li data-row className={styles.row}>
      <span className={styles.time} data-off={over || undefined}>
        {startsAt ? <time dateTime={startsAt}>{hours(timeZone)}</time> : counted(times.length, 'time')}
        {startsAt && !showTheSame(timeZone, candidateTimeZone, startsAt) && (
          <span className={styles.hint}>{hours(candidateTimeZone).slice(0, 5)} for them</span>
        )}
      </span>
      <span className={styles.who}>
        <Link to={paths.application(applicationId)}>
          <bdi>{candidateName}</bdi>
        </Link>
        <span className={styles.hint}>
          <bdi>{jobTitle}</bdi>
        </span>
      </span>
      <span className={styles.what}>
        <button type="button" className={styles.title} onClick={onOpen}>
          <bdi>{title}</bdi>
        </button>
        <span className={styles.hint}>
          {hasBegun(interview, now) ? 'Held' : interviewStateLabel[state]}
          {panel.length > 0 && ` · ${panel.map(({ name }) => `\u2068${name}\u2069`).join(', ')}`}
        </span>
      </span>
      <span className={styles.acts}>
        <JoinLink interview={interview} />
        {mayRun && !ended && isReschedulable(interview, now) && <RearrangeInterview interview={interview} />}
        <Button
          size="compact"
          variant="quiet"
          aria-label={`Details: \u2068${title}\u2069, \u2068${candidateName}\u2069`}
          onClick={onOpen}
        >
          Details
        </Button>
      </span>
    </li>
  );
}
