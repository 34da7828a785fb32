import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { call } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { MentionArea } from '#client/ui/MentionArea.tsx';
import { focusOnceOpen } from '#client/ui/focus-on.ts';
import { toast } from '#client/ui/toast.ts';
import type { Application } from '#contract/api.ts';
import { notesFields } from '#domain/fields/applications.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { keysOf } from '#domain/keys.ts';
import type { Mention } from '#domain/mentions.ts';
import { showNotes, standing, together } from './add-note.ts';
import styles from './RecruiterNotes.module.css';

const { asked } = notesFields.recruiterNotes;

interface Props {
  application: Application;
  /** Saves by itself once it is left. Until then what is typed stays on this device: nobody reads half a note. */
  bySelf?: boolean;
  /** Under which name what is typed is kept until it is saved. */
  draft: string;
  onClose: () => void;
}

export function NotesEditor({ application, bySelf, draft: draftName, onClose }: Props) {
  const user = useUser();
  const { id } = application;
  const cancelled = useRef(false);
  const colleagues = useApi('GET /api/applications/:id/colleagues', { params: { id } });
  const field = `notes-${id}`;
  const write = (written: NotesValues, { etag }: { etag?: string | undefined }) => {
    const body = { ...written, mentions: standing(written.mentions, written.recruiterNotes) };
    return call('PUT /api/applications/:id/notes', { params: { id }, body }, { ifMatch: etag });
  };
  const { form, keep, draft, versions } = useEdit<Application, NotesValues>({
    thing: application,
    valuesOf,
    fields: { recruiterNotes: { label: asked, id: field } },
    draft: draftName,
    check: (values) => problemsIn(notesFields, values),
    save: write,
    keep: async (written, over) => {
      const noted = await write(written, over);
      showNotes(noted);
      return noted;
    },
    // Whoever was named in either version is meant by that name in what is made of both.
    adapt: (written, current) => {
      showNotes(current);
      return { ...written, mentions: together(written.mentions, valuesOf(current).mentions) };
    },
    done: (noted) => {
      showNotes(noted);
      toast({ title: 'Notes saved' });
      onClose();
    },
    failedTitle: 'Update failed',
  });

  const { values } = form;
  const isReady =
    bySelf &&
    draft.unsaved &&
    !form.pending &&
    !versions.conflict &&
    !keysOf(problemsIn(notesFields, values)).length;
  const leave = useEffectEvent(async () => {
    if (!isReady || cancelled.current) return;
    if (await keep(values).catch(() => false)) toast({ title: 'Notes saved' });
    else
      toast({
        title: 'Notes not saved',
        description: 'Your text is kept on this device. Open the notes to try again.',
        tone: 'danger',
      });
  });
  useEffect(() => () => void leave(), []);

  function cancel(): void {
    cancelled.current = true;
    draft.discard();
    onClose();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.onSubmit(event);
  }

  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <EditConflict {...versions} />
      <Field
        id={field}
        label={asked}
        labelHidden
        hint={`For your hiring team only; @ mentions a colleague. ${
          bySelf ? 'Saved when you close it. ' : ''
        }Applicants may ask for a copy of what is kept about them.`}
        error={form.errors.recruiterNotes ?? form.summary.failure}
      >
        <MentionArea
          value={form.values.recruiterNotes}
          people={colleagues.data?.filter(({ userId }) => userId !== user.id) ?? []}
          peopleLabel="Colleagues"
          onType={(text) => form.set('recruiterNotes', text)}
          onMention={(person, text) =>
            form.set('mentions', [
              ...standing(form.values.mentions, text).filter(({ userId }) => userId !== person.userId),
              person,
            ])
          }
          onBlur={form.control('recruiterNotes').onBlur}
          rows={3}
          dir="auto"
          ref={draft.restored ? focusOnceOpen : writeOn}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" size="compact" variant="primary" pending={form.pending} pendingLabel="Saving…">
          Save notes
        </Button>
        <Button size="compact" onClick={bySelf ? cancel : onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface NotesValues extends Record<string, unknown> {
  recruiterNotes: string;
  mentions: Mention[];
}

function valuesOf(application: Application | undefined): NotesValues {
  const { recruiterNotes, mentions = [] } = application ?? {};
  return {
    recruiterNotes: recruiterNotes ?? '',
    mentions: mentions.map(({ userId, name }) => ({ userId, name })),
  };
}

/** Whoever asks to edit goes on at the end of what is there. */
function writeOn(area: HTMLTextAreaElement | null): void {
  focusOnceOpen(area);
  area?.focus();
  area?.setSelectionRange(area.value.length, area.value.length);
}
