import type { KeyboardEvent } from 'react';
import { call } from '#client/api/call.ts';
import { patchApplication } from './application-cache.ts';
import { useKeptDraft, useRestoredDraft } from '#client/features/drafts/use-form-draft.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { Application } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import styles from './RecruiterNotes.module.css';

interface Props {
  application: Application;
  /** Under which name what is typed is kept until it is saved. */
  draft: string;
  onClose: () => void;
}

export function NotesEditor({ application: { id, recruiterNotes }, draft, onClose }: Props) {
  const saved = { recruiterNotes: recruiterNotes ?? '' };
  const { initial, restored } = useRestoredDraft(draft, saved);
  const form = useForm({
    initial,
    check: ({ recruiterNotes: text }): { recruiterNotes?: string } =>
      text.trim().length > limits.notes
        ? { recruiterNotes: `Notes can have at most ${limits.notes.toLocaleString('en')} characters` }
        : {},
    send: async (body) => {
      const noted = await call('PUT /api/applications/:id/notes', { params: { id }, body });
      patchApplication(id, (shown) => ({ ...shown, recruiterNotes: noted.recruiterNotes }));
      toast({ title: 'Notes saved' });
      onClose();
    },
    onFailure: (error) => toast({ title: 'Update failed', description: error.message, tone: 'danger' }),
  });
  useKeptDraft(draft, saved, form.values);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.onSubmit(event);
  }

  const field = `notes-${id}`;
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <Field
        id={field}
        label="Recruiter notes"
        labelHidden
        hint="For your hiring team only. Applicants may ask for a copy of what is kept about them."
        error={form.errors.recruiterNotes ?? form.summary.failure}
      >
        <TextArea
          {...form.control('recruiterNotes')}
          rows={3}
          dir="auto"
          ref={restored ? undefined : writeOn}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" size="compact" variant="primary" pending={form.pending} pendingLabel="Saving…">
          Save notes
        </Button>
        <Button size="compact" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Whoever asks to edit goes on at the end of what is there. */
function writeOn(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.setSelectionRange(area.value.length, area.value.length);
}
