import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useUser } from '#client/api/session.ts';
import { readDraft } from '#client/kit/drafts/drafts.ts';
import { classNames } from '#client/ui/class-names.ts';
import { Segments } from '#client/ui/Segments.tsx';
import type { Application } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';
import styles from './Composer.module.css';
import { MessageComposer } from './MessageComposer.tsx';
import { NoteComposer } from './NoteComposer.tsx';

export type Writing = 'message' | 'note';

interface Props {
  application: Application;
  writing: Writing;
  onWriting: (writing: Writing) => void;
  area: RefObject<HTMLTextAreaElement | null>;
}

/** At the foot of the page, always at hand: a message to the applicant, or a note for colleagues. Each keeps its draft. */
export function Composer({ application, writing, onWriting, area }: Props) {
  const user = useUser();
  const { id } = application;
  const [wanted, setOpen] = useState(() => readDraft(user.id, `${writing} ${id}`) !== undefined);
  const [sent, setSent] = useState(0);
  /** Which box stands there; none once this has gone. */
  const place = `${id} ${writing} ${sent}`;
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    shown.current = place;
    return () => {
      shown.current = undefined;
    };
  }, [place]);
  const close = () => {
    setOpen(false);
    area.current?.blur();
  };
  const own = {
    application,
    area,
    open: wanted,
    onOpen: () => setOpen(true),
    onClose: close,
    // What was sent is done with: the next one begins empty, and the page's keys answer again.
    // Whoever is writing something else by then goes on with that.
    onSent: () => {
      if (shown.current !== place) return;
      setSent(sent + 1);
      close();
    },
    choice: can['message.write'](user) && can['application.note'](user) && (
      <Segments
        label="What to write"
        options={[
          { value: 'message', label: 'Message' },
          { value: 'note', label: 'Note' },
        ]}
        chosen={writing}
        onChoose={(next) => {
          setOpen(true);
          onWriting(next);
        }}
      />
    ),
  };
  return (
    <section aria-label="Write" className={classNames(styles.composer, wanted && styles.open)}>
      {writing === 'message' ? <MessageComposer key={sent} {...own} /> : <NoteComposer key={sent} {...own} />}
    </section>
  );
}
