import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/use-api.ts';
import {
  newTask,
  taskFrom,
  taskProblems,
  type TaskValues,
  valuesOfTask,
} from '#client/features/onboarding/planned-task.ts';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { Button } from '#client/ui/Button.tsx';
import { SheetFoot } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import type { OnboardingTemplate } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import { startingTasks, taskSideLabel } from '#domain/onboarding.ts';
import styles from './CompanyForm.module.css';
import { PlannedTaskFields } from './PlannedTaskFields.tsx';

interface Props {
  companyId: number;
  template: OnboardingTemplate | undefined;
  onDone: () => void;
}

/** Names a list and says what is on it; a new one starts from the usual steps. */
export function OnboardingTemplateForm({ companyId, template, onDone }: Props) {
  const { form, versions } = useEdit<OnboardingTemplate, { name: string; tasks: TaskValues[] }>({
    thing: template,
    valuesOf: (known) => ({
      name: known?.name ?? '',
      tasks: (known?.tasks ?? startingTasks).map(valuesOfTask),
    }),
    fields: { name: { label: 'Name' }, tasks: { label: 'Tasks', text: tasksInWords, id: 'name' } },
    check: ({ name, tasks }): { name?: string; tasks?: string } => {
      const wrong = tasks.findIndex((task) => Object.keys(taskProblems(task)).length > 0);
      return {
        ...(name.trim() ? {} : { name: 'A name is required' }),
        ...(wrong === -1 ? {} : { tasks: `Task ${wrong + 1} needs a name and a whole number of days` }),
        ...(tasks.length ? {} : { tasks: 'A list has at least one task' }),
      };
    },
    save: ({ name, tasks: planned }, { etag }) => {
      const body = { name, tasks: planned.map(taskFrom) };
      return template
        ? call('PUT /api/onboarding-templates/:id', { params: { id: template.id }, body }, { ifMatch: etag })
        : call('POST /api/onboarding-templates', { query: { companyId }, body });
    },
    done: async () => {
      toast({ title: 'List saved' });
      onDone();
      await refresh('GET /api/onboarding-templates');
    },
  });
  const { tasks } = form.values;
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.fields}>
      <FormErrors {...form.summary} />
      <EditConflict {...versions} />
      <Field {...form.field('name')} label="Name" required hint="For your colleagues, when they choose one.">
        <TextInput {...form.control('name')} dir="auto" maxLength={limits.templateName} />
      </Field>
      {tasks.map((task, index) => (
        <PlannedTaskFields
          // They have no name of their own until one is typed.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          number={index + 1}
          task={task}
          onChange={(next) =>
            form.set(
              'tasks',
              tasks.map((one, at) => (at === index ? next : one)),
            )
          }
          onRemove={() =>
            form.set(
              'tasks',
              tasks.filter((_, at) => at !== index),
            )
          }
        />
      ))}
      {tasks.length < limits.tasks && (
        <div>
          <Button size="compact" icon="plus" onClick={() => form.set('tasks', [...tasks, newTask])}>
            Add a task
          </Button>
        </div>
      )}
      <SheetFoot>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          Save list
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </SheetFoot>
    </form>
  );
}

function tasksInWords(tasks: readonly TaskValues[]): string {
  return tasks
    .map(({ title, details, side, days, when }) =>
      [`${title} (${taskSideLabel[side]}, ${days} days ${when} the first day)`, details]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n');
}
