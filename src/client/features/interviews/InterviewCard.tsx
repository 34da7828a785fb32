import type { ReactNode } from 'react';
import { useUser } from '#client/api/session.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { ExternalLink } from '#client/ui/ExternalLink.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import type { Interview } from '#contract/api.ts';
import { hasBegun, isBookable, isReschedulable, interviewStateLabel } from '#domain/interviews.ts';
import { isWebLink } from '#domain/links.ts';
import { isJobSeeker } from '#domain/permissions.ts';
import { BothTimes } from './BothTimes.tsx';
import { ChooseTime } from './ChooseTime.tsx';
import { EndInterview } from './EndInterview.tsx';
import styles from './InterviewCard.module.css';
import { JoinLink } from './JoinLink.tsx';
import { RearrangeInterview } from './RearrangeInterview.tsx';
import { useNow } from './use-now.ts';

interface Props {
  interview: Interview;
  /** What it is about, where the page does not say. */
  about?: ReactNode;
}

const icons = { proposed: 'clock', booked: 'calendar', declined: 'undo', cancelled: 'close' } as const;

/** One interview: when for whose clocks, where, with whom, and what may be done about it. */
export function InterviewCard({ interview, about }: Props) {
  const now = useNow();
  const candidate = isJobSeeker(useUser());
  const { id, title, minutes, state, startsAt, times, place, panel, reason, questions, mayRun } = interview;
  const { ended, ending } = interview;
  const over = state === 'cancelled' || state === 'declined';
  const open = isBookable(interview, now);
  const reader = candidate ? 'candidate' : 'interviewer';
  return (
    <article className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title} dir="auto">
          {title}
        </h3>
        <Pill icon={icons[state]}>{hasBegun(interview, now) ? 'Held' : interviewStateLabel[state]}</Pill>
      </div>
      {about}
      {ending && (
        <p className={styles.ending}>
          <Icon name="alert" />
          <span>
            {candidate
              ? 'Your application is decided, so this interview is being cancelled.'
              : 'The application is decided, so this is cancelled in a minute, unless it is moved back first.'}
          </span>
        </p>
      )}
      {startsAt && (
        <p className={over ? styles.off : undefined}>
          <BothTimes startsAt={startsAt} minutes={minutes} zones={interview} reader={reader} />
        </p>
      )}
      {candidate && open && !ending && <ChooseTime interview={interview} />}
      {!candidate && state === 'proposed' && (
        <ul className={styles.times} aria-label="Times proposed">
          {times.map((time) => (
            <li key={time.startsAt} className={time.free ? undefined : styles.off}>
              <BothTimes startsAt={time.startsAt} minutes={minutes} zones={interview} reader={reader} />
              {!time.free && <span className={styles.note}>No longer available</span>}
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.facts}>
        {place && (
          <div>
            <dt>Place</dt>
            <dd dir="auto">{isWebLink(place) ? <ExternalLink href={place}>{place}</ExternalLink> : place}</dd>
          </div>
        )}
        <div>
          <dt>{candidate ? 'You meet' : 'Interviewers'}</dt>
          <dd>{panel.map(({ name }) => `\u2068${name}\u2069`).join(', ') || 'No one yet'}</dd>
        </div>
        {reason && (
          <div>
            <dt>Reason</dt>
            <dd dir="auto">{reason}</dd>
          </div>
        )}
      </dl>
      {questions && (
        <Disclosure label="What to ask">
          <p className={styles.questions} dir="auto">
            {questions}
          </p>
        </Disclosure>
      )}
      <div className={styles.actions}>
        <JoinLink interview={interview} />
        {state === 'booked' && interview.takesPart && (
          <ButtonLink
            size="compact"
            icon="download"
            reloadDocument
            download
            to={paths.interviewCalendar(id)}
            aria-label={`Calendar file: \u2068${title}\u2069`}
          >
            Calendar file
          </ButtonLink>
        )}
        {mayRun && !ended && isReschedulable(interview, now) && <RearrangeInterview interview={interview} />}
        {open && (mayRun || candidate) && <EndInterview interview={interview} candidate={candidate} />}
      </div>
    </article>
  );
}
