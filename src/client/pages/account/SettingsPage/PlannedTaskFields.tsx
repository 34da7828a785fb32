import { taskForm, type TaskValues } from '#client/features/onboarding/planned-task.ts';
import { boundsOf, optionsOf } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { TaskSide } from '#domain/onboarding.ts';
import styles from './PlannedTaskFields.module.css';

interface Props {
  number: number;
  task: TaskValues;
  /** By the names of the form: "tasks.0.title". */
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (next: TaskValues) => void;
  onRemove: () => void;
}

/** One task of a list: what, whose, and how long before or after the first day. */
export function PlannedTaskFields({ number, task, errors, onChange, onRemove }: Props) {
  const part = (name: keyof typeof taskForm) => {
    const id = `tasks.${number - 1}.${name}`;
    return { id, label: taskForm[name].label, error: errors[id] };
  };
  return (
    <fieldset className={styles.task}>
      <legend>Task {number}</legend>
      <Field {...part('title')} label="What is to be done">
        <TextInput
          value={task.title}
          {...boundsOf(taskForm.title)}
          onChange={({ target }) => onChange({ ...task, title: target.value })}
        />
      </Field>
      <Field {...part('details')} optional>
        <TextInput
          value={task.details}
          {...boundsOf(taskForm.details)}
          onChange={({ target }) => onChange({ ...task, details: target.value })}
        />
      </Field>
      <div className={styles.line}>
        <Field {...part('side')}>
          <Select<TaskSide>
            value={task.side}
            onChange={({ target }) => {
              const side = taskForm.side.values.find((one) => one === target.value);
              if (side) onChange({ ...task, side });
            }}
            options={optionsOf(taskForm.side)}
          />
        </Field>
        <Field {...part('days')}>
          <TextInput
            value={task.days}
            {...boundsOf(taskForm.days)}
            onChange={({ target }) => onChange({ ...task, days: target.value })}
          />
        </Field>
        <Field {...part('when')}>
          <Select
            value={task.when}
            onChange={({ target }) =>
              onChange({ ...task, when: target.value === 'after' ? 'after' : 'before' })
            }
            options={optionsOf(taskForm.when)}
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
