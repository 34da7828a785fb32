import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { Progress } from '#client/ui/Progress.tsx';
import { Time } from '#client/ui/Time.tsx';
import { useAsked } from '#client/ui/use-asked.ts';
import type { Application, Onboarding } from '#contract/api.ts';
import { MoveStart } from './MoveStart.tsx';
import styles from './Onboarding.module.css';
import { TaskForm } from './TaskForm.tsx';
import { TaskItem } from './TaskItem.tsx';

interface Props {
  onboarding: Onboarding;
  application: Application;
  seeker: boolean;
}

/** The list itself: how far it has come, what is late, and each task. */
export function OnboardingList({ onboarding, application, seeker }: Props) {
  const { asked: adding, ask: add, close } = useAsked<true>();
  const { tasks, startDate, finishedAt, resting, mayRun } = onboarding;
  const done = tasks.filter(({ doneAt }) => doneAt).length;
  const late = tasks.filter(({ overdue }) => overdue).length;
  return (
    <>
      {resting && (
        <p className={styles.finished}>
          <Icon name="info" />
          <span>
            {seeker
              ? 'You’re no longer hired for this job, so there’s nothing left to do. You can remove your files.'
              : 'The candidate is no longer hired, so the list is paused. It resumes if they’re moved to Hired again.'}
          </span>
        </p>
      )}
      <div className={styles.head}>
        <p className={styles.day}>
          <Icon name="calendar" />
          <span>
            {seeker ? 'Your first day: ' : 'First day: '}
            <strong>
              <Time value={startDate} />
            </strong>
          </span>
        </p>
        {mayRun && <MoveStart onboarding={onboarding} />}
      </div>
      <div className={styles.progress}>
        <Progress label="Done" percent={tasks.length ? (100 * done) / tasks.length : 0} />
        <p className={styles.line}>
          {done} of {tasks.length} done
          {late > 0 && !resting && (
            <Pill tone="red" icon="alert">
              {late} overdue
            </Pill>
          )}
        </p>
      </div>
      {finishedAt && !resting && (
        <p className={styles.finished}>
          <Icon name="check" />
          <span>
            All done since <Time value={finishedAt} />.{' '}
            {seeker ? (
              <>
                <bdi>{application.companyName}</bdi> looks forward to seeing you.
              </>
            ) : (
              <>
                <bdi>{application.applicantName}</bdi> can come.
              </>
            )}
          </span>
        </p>
      )}
      <ul className={styles.tasks} aria-label="Tasks">
        {tasks.map((task) => (
          <TaskItem
            key={task.id}
            task={task}
            onboarding={onboarding}
            application={application}
            seeker={seeker}
          />
        ))}
      </ul>
      {mayRun && (
        <div>
          <Button icon="plus" onClick={() => add(true)}>
            Add a task
          </Button>
          <Dialog open={adding === true} title="Add a task" onClose={close}>
            <TaskForm onboarding={onboarding} onDone={close} />
          </Dialog>
        </div>
      )}
    </>
  );
}
