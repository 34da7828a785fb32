import { useRef, useState } from 'react';
import { useUser } from '#client/api/session.ts';
import { dropDraft, readDraft } from '#client/kit/drafts/drafts.ts';
import { codeOf } from '#client/kit/code/code-of.ts';
import { Button } from '#client/ui/Button.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import type { Application } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';
import { NotesText } from './NotesText.tsx';
import styles from './RecruiterNotes.module.css';

const editorCode = codeOf(() => import('./NotesEditor.tsx'));

/** The hiring side's notes, edited where they stand. A note begun and not saved is open again after a reload. */
export function RecruiterNotes({
  application,
  level: Heading = 'h3',
}: {
  application: Application;
  level?: 'h2' | 'h3';
}) {
  const user = useUser();
  const mayWrite = can['application.note'](user);
  const { id, recruiterNotes, applicantName } = application;
  const draft = `notes ${id}`;
  const [editing, setEditing] = useState(() => mayWrite && readDraft(user.id, draft) !== undefined);
  const editor = editorCode.useCode(editing);
  const open = useRef<HTMLButtonElement>(null);

  function close(): void {
    dropDraft(user.id, draft);
    thenFocus(
      () => setEditing(false),
      () => open.current,
    );
  }

  const ask = mayWrite && !editing && (
    <Button
      ref={open}
      variant="quiet"
      size="compact"
      icon="edit"
      className={recruiterNotes ? undefined : styles.ask}
      onPointerEnter={preloadEditor}
      onFocus={preloadEditor}
      onClick={() => setEditing(true)}
    >
      {recruiterNotes ? 'Edit notes' : 'Add notes'}
    </Button>
  );
  const empty = !recruiterNotes && !editing;
  // In a list no more than the button, which stays the same one when the first note is there.
  const bare = empty && Heading === 'h3';
  if (bare && !ask) return <p className={styles.none}>No recruiter notes</p>;
  return (
    <section
      className={bare ? undefined : styles.notes}
      aria-label={bare ? undefined : `Notes on ${applicantName}`}
    >
      <div className={bare ? undefined : styles.head}>
        {!bare && <Heading className={styles.title}>Recruiter notes</Heading>}
        {ask}
      </div>
      {editing && editor && <editor.NotesEditor application={application} draft={draft} onClose={close} />}
      {empty && !bare && <p className={styles.text}>None yet. They are for your hiring team only.</p>}
      {!editing && recruiterNotes && <NotesText text={recruiterNotes} mentions={application.mentions} />}
    </section>
  );
}

function preloadEditor(): void {
  editorCode.preload().catch(() => undefined);
}
