import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type ApiError } from '#client/api/call.ts';
import { announce } from '#client/ui/announcer.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { Time } from '#client/ui/Time.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Application, Onboarding } from '#contract/api.ts';
import { dayInWords } from '#domain/onboarding.ts';
import { ChangeTask } from './ChangeTask.tsx';
import styles from './Onboarding.module.css';
import { TaskFiles } from './TaskFiles.tsx';
import { TaskNotes } from './TaskNotes.tsx';
import { showOnboarding } from './use-onboarding.ts';

interface Props {
  task: Onboarding['tasks'][number];
  onboarding: Onboarding;
  application: Application;
  seeker: boolean;
}

/** One task: whether it is done, whose it is, until when, and what has been said and sent about it. */
export function TaskItem({ task, onboarding, application, seeker }: Props) {
  const { id, title, details, dueOn, overdue, doneAt, mayDo, notes, files } = task;
  // What was ticked stands until the server has said so.
  const [ticked, setTicked] = useState<boolean>();
  const marking = useMutation<Onboarding, ApiError, boolean>({
    mutationFn: (done) => call('PUT /api/onboarding-tasks/:id/done', { params: { id }, body: { done } }),
    onSuccess: (changed, done) => {
      showOnboarding(changed);
      announce(`${title}: ${done ? 'done' : 'not done'}`);
    },
    onError: (error) => toast({ title: 'That didn’t work', description: error.sentence, tone: 'danger' }),
    onSettled: () => setTicked(undefined),
  });
  const done = ticked ?? doneAt !== null;
  const more = [
    files.length && `${files.length} ${files.length === 1 ? 'file' : 'files'}`,
    notes.length && `${notes.length} ${notes.length === 1 ? 'note' : 'notes'}`,
  ].filter(Boolean);
  return (
    <li className={styles.task}>
      <div className={styles.taskHead}>
        {mayDo ? (
          <Checkbox
            label={<span dir="auto">{title}</span>}
            checked={done}
            onChange={({ target }) => {
              setTicked(target.checked);
              marking.mutate(target.checked);
            }}
            className={styles.title}
          />
        ) : (
          <p className={styles.title}>
            <Icon name={done ? 'check' : 'clock'} />
            <span dir="auto">{title}</span>
            <span className="visually-hidden">{done ? ', done' : ', not done yet'}</span>
          </p>
        )}
        {overdue && !onboarding.resting && (
          <Pill tone="red" icon="alert">
            Overdue
          </Pill>
        )}
        {onboarding.mayRun && <ChangeTask task={task} onboarding={onboarding} />}
      </div>
      <p className={styles.line}>
        <span>
          {done && doneAt ? (
            <>
              Done <Time value={doneAt} />
            </>
          ) : (
            <>
              Due <Time value={dueOn} />
              {onboarding.mayRun && `, ${dayInWords(task.day)}`}
            </>
          )}
        </span>
        <span>
          For <Whose task={task} application={application} seeker={seeker} />
        </span>
      </p>
      {details && (
        <p className={styles.details} dir="auto">
          {details}
        </p>
      )}
      <Disclosure label="Files and notes" preview={more.join(', ')}>
        <div className={styles.more}>
          <TaskFiles task={task} resting={onboarding.resting} />
          <TaskNotes task={task} resting={onboarding.resting} />
        </div>
      </Disclosure>
    </li>
  );
}

function Whose({ task, application, seeker }: Pick<Props, 'task' | 'application' | 'seeker'>) {
  if (task.side === 'candidate') return seeker ? 'you' : <bdi>{application.applicantName}</bdi>;
  return <bdi>{task.responsible?.name ?? application.companyName}</bdi>;
}
