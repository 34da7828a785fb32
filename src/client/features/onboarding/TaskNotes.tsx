import { call } from '#client/api/call.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { announce } from '#client/ui/announcer.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { Time } from '#client/ui/Time.tsx';
import { useForm } from '#client/ui/use-form.ts';
import type { Onboarding } from '#contract/api.ts';
import { taskNoteFields } from '#domain/fields/onboarding.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import styles from './Onboarding.module.css';
import { showOnboarding } from './use-onboarding.ts';

/** What both sides have noted on a task, and one more note. */
export function TaskNotes({ task, resting }: { task: Onboarding['tasks'][number]; resting: boolean }) {
  const { id, title, notes } = task;
  const form = useForm({
    initial: { body: '' },
    check: (values) => problemsIn(taskNoteFields, values),
    send: async (body) => {
      showOnboarding(await call('POST /api/onboarding-tasks/:id/notes', { params: { id }, body }));
      form.reset();
      announce('Note added');
    },
  });
  const { field, control } = formFields(form, taskNoteFields);
  return (
    <>
      {notes.length > 0 && (
        <ol className={styles.notes} aria-label={`Notes on ${title}`}>
          {notes.map((note) => (
            <li key={note.id}>
              <p className={styles.line}>
                <strong dir="auto">{note.own ? 'You' : note.writer}</strong>
                <Time value={note.writtenAt} as="moment" />
              </p>
              <p className={styles.note} dir="auto">
                {note.body}
              </p>
            </li>
          ))}
        </ol>
      )}
      {!resting && (
        <form onSubmit={form.onSubmit} noValidate className={styles.form}>
          <Field
            {...field('body')}
            id={`note-${id}`}
            hint="Visible to both sides."
            error={form.errors.body ?? form.summary.failure}
          >
            <TextArea {...control('body')} rows={2} />
          </Field>
          <div>
            <Button type="submit" size="compact" pending={form.pending} pendingLabel="Adding…">
              Add note
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
