import { useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Application } from '#contract/api.ts';
import { responseState } from '#domain/response-times.ts';
import styles from './AnswerDue.module.css';

const words = {
  full: { due: 'Answer due', late: 'Answer was due' },
  brief: { due: 'Due', late: 'Was due' },
} as const;

/** For those who decide: by when an answer is promised, plainly late once it is. Nothing where none is awaited. */
export function AnswerDue({
  application,
  brief,
}: {
  application: Pick<Application, 'status' | 'withdrawnAt' | 'answeredAt' | 'answerDueAt'>;
  /** In a line of other facts. */
  brief?: boolean;
}) {
  const [now] = useState(() => new Date().toISOString());
  const standing = responseState(application, now);
  if (!application.answerDueAt || standing === 'answered') return null;
  const late = standing === 'overdue';
  return (
    <span className={classNames(styles.due, late && styles.late)}>
      {!brief && <Icon name={late ? 'alert' : 'clock'} size={16} />}
      <span>
        {words[brief ? 'brief' : 'full'][late ? 'late' : 'due']} <Time value={application.answerDueAt} />
      </span>
    </span>
  );
}
