import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import {
  newTask,
  listForm,
  taskFrom,
  type TaskValues,
  valuesOfTask,
} from '#client/features/onboarding/planned-task.ts';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { shownFields } from '#client/kit/fields/shown-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { SheetFoot } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import type { OnboardingTemplate } from '#contract/api.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { startingTasks, taskSideLabel } from '#domain/onboarding.ts';
import styles from './CompanyForm.module.css';
import { PlannedTaskFields } from './PlannedTaskFields.tsx';

interface Props {
  companyId: number;
  template: OnboardingTemplate | undefined;
  onDone: () => void;
}

type ListValues = { name: string; tasks: readonly TaskValues[] } & Record<string, unknown>;

/** Names a list and says what is on it; a new one starts from the usual steps. */
export function OnboardingTemplateForm({ companyId, template, onDone }: Props) {
  const { form, draft, versions } = useEdit<OnboardingTemplate, ListValues>({
    thing: template,
    valuesOf: (known) => ({
      name: known?.name ?? '',
      tasks: (known?.tasks ?? startingTasks).map(valuesOfTask),
    }),
    fields: {
      ...shownFields(listForm),
      tasks: { label: listForm.tasks.label, text: tasksInWords, id: 'tasks.0.title' },
    },
    draft: `onboarding-template ${template?.id ?? `new ${companyId}`}`,
    check: (values) => problemsIn(listForm, values),
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
  const { field, control } = formFields(form, listForm);
  const { tasks } = form.values;
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.fields}>
      <FormErrors {...form.summary} />
      <EditConflict {...versions} />
      <Field {...field('name')} hint="For your colleagues, when they choose one.">
        <TextInput {...control('name')} />
      </Field>
      {tasks.map((task, index) => (
        <PlannedTaskFields
          // oxlint-disable-next-line react/no-array-index-key -- they have no name of their own until one is typed
          key={index}
          number={index + 1}
          task={task}
          errors={form.errors}
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
      {tasks.length < listForm.tasks.most && (
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
        <Button
          onClick={() => {
            draft.discard();
            onDone();
          }}
        >
          Cancel
        </Button>
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
