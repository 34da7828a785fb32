import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { addNote, type NewNote, standing, withNote } from '#client/features/applications/add-note.ts';
import { useDraftForm, writtenSince } from '#client/kit/drafts/use-draft-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { MentionArea } from '#client/ui/MentionArea.tsx';
import { toast } from '#client/ui/toast.ts';
import { notesFields } from '#domain/fields/applications.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import styles from './Composer.module.css';
import { type WritingPlace, writingKeys } from './writing-place.ts';

const blank: NewNote = { text: '', mentions: [] };

export function NoteComposer({ application, area, open, onOpen, onClose, onSent, choice }: WritingPlace) {
  const user = useUser();
  const { id, recruiterNotes } = application;
  const colleagues = useApi('GET /api/applications/:id/colleagues', { params: { id } });
  const { form, draft } = useDraftForm<NewNote>(`note ${id}`, {
    initial: blank,
    check: ({ text }): { text?: string } => {
      if (!text.trim()) return { text: 'Write a note first' };
      const { recruiterNotes: problem } = problemsIn(notesFields, {
        recruiterNotes: withNote(recruiterNotes, text),
      });
      return problem ? { text: problem } : {};
    },
    send: async (note) => {
      await addNote(application, note);
      toast({ title: 'Note saved' });
      const { text, mentions } = form.latest();
      const rest = writtenSince(note.text, text);
      if (rest) draft.goOn({ text: rest, mentions: standing(mentions, rest) });
      else {
        draft.drop();
        onSent();
      }
    },
    // Who has gone on to another application hears of it too.
    failedTitle: 'Note not saved',
  });
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      {choice}
      <Field
        {...form.field('text')}
        id={`note-${id}`}
        label="Note for your hiring team"
        labelHidden
        className={styles.field}
        hint={open && 'Only your hiring team sees it, unless the applicant asks for a copy of their data.'}
        error={form.errors.text ?? form.summary.failure}
      >
        <MentionArea
          value={form.values.text}
          people={colleagues.data?.filter(({ userId }) => userId !== user.id) ?? []}
          peopleLabel="Colleagues"
          onType={(text) => form.set('text', text)}
          onMention={(person, text) =>
            form.set('mentions', [
              ...standing(form.values.mentions, text).filter(({ userId }) => userId !== person.userId),
              person,
            ])
          }
          onBlur={form.control('text').onBlur}
          ref={area}
          rows={open ? 3 : 1}
          className={open ? undefined : styles.line}
          placeholder={open ? 'Note for your team, @ to mention' : 'Write…'}
          dir="auto"
          onFocus={onOpen}
          onKeyDown={writingKeys(form.onSubmit, onClose)}
        />
      </Field>
      <div className={styles.acts}>
        <Button
          type="submit"
          variant="primary"
          pending={form.pending}
          pendingLabel="Saving…"
          aria-label="Save note"
        >
          Save
        </Button>
      </div>
    </form>
  );
}
