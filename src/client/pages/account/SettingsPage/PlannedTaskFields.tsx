import type { TaskValues } from '#client/features/onboarding/planned-task.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { limits } from '#domain/limits.ts';
import { taskSideLabel, taskSides, type TaskSide } from '#domain/onboarding.ts';
import styles from './PlannedTaskFields.module.css';

interface Props {
  number: number;
  task: TaskValues;
  onChange: (next: TaskValues) => void;
  onRemove: () => void;
}

/** One task of a list: what, whose, and how long before or after the first day. */
export function PlannedTaskFields({ number, task, onChange, onRemove }: Props) {
  const id = `task-${number}`;
  return (
    <fieldset className={styles.task}>
      <legend>Task {number}</legend>
      <Field label="What is to be done" id={id}>
        <TextInput
          value={task.title}
          dir="auto"
          maxLength={limits.title}
          onChange={({ target }) => onChange({ ...task, title: target.value })}
        />
      </Field>
      <Field label="Details" optional id={`${id}-details`}>
        <TextInput
          value={task.details}
          dir="auto"
          maxLength={limits.taskDetails}
          onChange={({ target }) => onChange({ ...task, details: target.value })}
        />
      </Field>
      <div className={styles.line}>
        <Field label="For" id={`${id}-side`}>
          <Select<TaskSide>
            value={task.side}
            onChange={({ target }) =>
              // The cast: the select has only these.
              onChange({ ...task, side: target.value as TaskSide })
            }
            options={taskSides.map((value) => ({ value, label: taskSideLabel[value] }))}
          />
        </Field>
        <Field label="Days" id={`${id}-days`}>
          <TextInput
            value={task.days}
            inputMode="numeric"
            onChange={({ target }) => onChange({ ...task, days: target.value })}
          />
        </Field>
        <Field label="Due" id={`${id}-when`}>
          <Select
            value={task.when}
            onChange={({ target }) =>
              onChange({ ...task, when: target.value === 'after' ? 'after' : 'before' })
            }
            options={[
              { value: 'before', label: 'before the first day' },
              { value: 'after', label: 'after the first day' },
            ]}
          />
        </Field>
      </div>
      <div>
        <Button variant="quiet" size="compact" icon="trash" onClick={onRemove}>
          Remove task {number}
        </Button>
      </div>
    </fieldset>
  );
}
