import { call } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { formFields, optionsOf } from '#client/kit/fields/form-fields.ts';
import { shownFields } from '#client/kit/fields/shown-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { Onboarding } from '#contract/api.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import styles from './Onboarding.module.css';
import { newTask, taskForm, taskFrom, type TaskValues, valuesOfTask } from './planned-task.ts';
import { showOnboarding } from './use-onboarding.ts';

type Task = Onboarding['tasks'][number];
type ResponsibleValues = TaskValues & { responsible: string };

interface Props {
  onboarding: Onboarding;
  /** The one that is changed; without it, a new one. */
  task?: Task;
  onDone: () => void;
}

/** What is to be done, by whom, and when. */
export function TaskForm({ onboarding, task, onDone }: Props) {
  const user = useUser();
  const { form, versions } = useEdit<Task, ResponsibleValues, Onboarding>({
    thing: task,
    valuesOf: (known) => ({
      ...(known ? valuesOfTask(known) : newTask),
      responsible: String((known ? known.responsible?.userId : user.id) ?? ''),
    }),
    fields: {
      ...shownFields(taskForm),
      responsible: {
        label: 'Assigned to',
        text: (id) =>
          onboarding.colleagues?.find(({ userId }) => String(userId) === id)?.name ?? 'Unassigned',
      },
    },
    check: (values) => problemsIn(taskForm, values),
    thingIn: ({ tasks }) => tasks.find(({ id }) => id === task?.id),
    save: (values, { etag }) => {
      const responsibleId = values.side === 'company' ? Number(values.responsible) || null : null;
      const body = { ...taskFrom(values), responsibleId };
      return task
        ? call('PUT /api/onboarding-tasks/:id', { params: { id: task.id }, body }, { ifMatch: etag })
        : call('POST /api/onboardings/:id/tasks', { params: { id: onboarding.id }, body });
    },
    done: (changed) => {
      showOnboarding(changed);
      onDone();
    },
  });
  const { field, control } = formFields(form, taskForm);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <EditConflict {...versions} />
      <Field {...field('title')}>
        <TextInput {...control('title')} />
      </Field>
      <Field {...field('details')} optional>
        <TextArea {...control('details')} rows={3} />
      </Field>
      <Field {...field('side')}>
        <Select {...control('side')} options={optionsOf(taskForm.side)} />
      </Field>
      {form.values.side === 'company' && (
        <Field {...form.field('responsible')} label="Assigned to">
          <Select
            {...form.control('responsible')}
            options={[
              { value: '', label: 'Unassigned' },
              ...(onboarding.colleagues ?? []).map(({ userId, name }) => ({
                value: String(userId),
                label: name,
              })),
            ]}
          />
        </Field>
      )}
      <div className={styles.pair}>
        <Field {...field('days')}>
          <TextInput {...control('days')} />
        </Field>
        <Field {...field('when')}>
          <Select {...control('when')} options={optionsOf(taskForm.when)} />
        </Field>
      </div>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          Save task
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
