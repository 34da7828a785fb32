import { useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Application } from '#contract/api.ts';
import { responseState } from '#domain/response-times.ts';
import styles from './AnswerDue.module.css';

/** For those who decide: by when an answer is promised, plainly late once it is. Nothing where none is awaited. */
export function AnswerDue({
  application,
}: {
  application: Pick<Application, 'status' | 'withdrawnAt' | 'answeredAt' | 'answerDueAt'>;
}) {
  const [now] = useState(() => new Date().toISOString());
  const standing = responseState(application, now);
  if (!application.answerDueAt || standing === 'answered') return null;
  const late = standing === 'overdue';
  return (
    <span className={classNames(styles.due, late && styles.late)}>
      <Icon name={late ? 'alert' : 'clock'} size={16} />
      <span>
        {late ? 'Answer was due ' : 'Answer due '}
        <Time value={application.answerDueAt} />
      </span>
    </span>
  );
}
