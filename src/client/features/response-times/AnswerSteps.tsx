import { useState, type ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Application } from '#contract/api.ts';
import { responseState } from '#domain/response-times.ts';
import styles from './AnswerSteps.module.css';

/** Received, seen, answer due by: what has happened to an application and what is still to come, each with its day. */
export function AnswerSteps({ application }: { application: Application }) {
  const [now] = useState(() => new Date().toISOString());
  const { applicationDate, seenAt, answerDueAt, answeredAt } = application;
  const overdue = responseState(application, now) === 'overdue';
  return (
    <ol className={styles.steps} aria-label="Your application so far">
      <Step icon="check" done>
        Received <Time value={applicationDate} />
      </Step>
      <Step icon={seenAt ? 'check' : 'clock'} done={seenAt !== null}>
        {seenAt ? (
          <>
            Seen <Time value={seenAt} />
          </>
        ) : (
          'Not opened yet'
        )}
      </Step>
      {answeredAt && (
        <Step icon="check" done>
          Answered <Time value={answeredAt} />
        </Step>
      )}
      {!answeredAt && answerDueAt && (
        <Step icon={overdue ? 'alert' : 'clock'} late={overdue}>
          {overdue ? 'Answer was promised by ' : 'Answer promised by '}
          <Time value={answerDueAt} />
        </Step>
      )}
    </ol>
  );
}

function Step({
  icon,
  done,
  late,
  children,
}: {
  icon: IconName;
  done?: boolean;
  late?: boolean;
  children: ReactNode;
}) {
  return (
    <li className={classNames(styles.step, done && styles.done, late && styles.late)}>
      <Icon name={icon} size={16} />
      <span>{children}</span>
    </li>
  );
}
