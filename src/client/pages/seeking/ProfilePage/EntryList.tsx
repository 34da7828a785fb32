import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { dropDraft, readDraft } from '#client/kit/drafts/drafts.ts';
import { Button, IconButton } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { useAsked } from '#client/ui/use-asked.ts';
import styles from './EntryList.module.css';

interface Props<Entry> {
  /** 'experience' or 'education', as the drafts' names begin. */
  kind: string;
  entries: readonly Entry[];
  addLabel: string;
  empty: { title: string; text: string };
  /** What names an entry in its buttons. */
  nameOf: (entry: Entry) => string;
  renderEntry: (entry: Entry) => ReactNode;
  renderForm: (form: { entry?: Entry; draft: string; onDone: () => void }) => ReactNode;
  onDelete: (entry: Entry) => void;
}

/** Entries in rows, each edited in its place; a new one is written above them. A form begun and not sent is open again after a reload. */
export function EntryList<Entry extends { id: number }>(props: Props<Entry>) {
  const { kind, entries, addLabel, empty, nameOf, renderEntry, renderForm, onDelete } = props;
  const user = useUser();
  const { hash } = useLocation();
  const openerOf = (which: number | 'new') => `${kind}-${which}`;
  const draftOf = (which: number | 'new') => `${kind} ${which}`;
  const {
    asked: open,
    ask,
    close: leave,
  } = useAsked<number | 'new'>(() => {
    if (hash === '#add' || readDraft(user.id, draftOf('new')) !== undefined) return 'new';
    return entries.find(({ id }) => readDraft(user.id, draftOf(id)) !== undefined)?.id;
  });

  function close(which: number | 'new'): void {
    thenFocus(
      () => {
        const isOwn = leave();
        // What another form has kept since is its own.
        if (isOwn) dropDraft(user.id, draftOf(which));
        return isOwn;
      },
      () => document.getElementById(openerOf(which)),
    );
  }

  const removal = useRef<{ gone: number; next: number | 'new' }>(undefined);
  useEffect(() => {
    if (!removal.current || entries.some(({ id }) => id === removal.current?.gone)) return;
    document.getElementById(`${kind}-${removal.current.next}`)?.focus();
    removal.current = undefined;
  }, [kind, entries]);

  function remove(entry: Entry, index: number): void {
    // Its buttons go with it: the focus moves on to the next entry, or back to where one adds.
    removal.current = { gone: entry.id, next: (entries[index + 1] ?? entries[index - 1])?.id ?? 'new' };
    onDelete(entry);
  }

  const add = (
    <Button icon="plus" id={openerOf('new')} onClick={() => ask('new')}>
      {addLabel}
    </Button>
  );
  return (
    <div className={styles.entries}>
      {open === 'new' && (
        <div className={styles.form}>{renderForm({ draft: draftOf('new'), onDone: () => close('new') })}</div>
      )}
      {open !== 'new' && entries.length > 0 && <div>{add}</div>}
      {open !== 'new' && entries.length === 0 && <EmptyState {...empty} action={add} />}
      <ul>
        {entries.map((entry, index) => (
          <li key={entry.id} className={styles.entry}>
            {open === entry.id ? (
              <div className={styles.form}>
                {renderForm({ entry, draft: draftOf(entry.id), onDone: () => close(entry.id) })}
              </div>
            ) : (
              <>
                <div className={styles.words}>{renderEntry(entry)}</div>
                <div className={styles.buttons}>
                  <IconButton
                    icon="edit"
                    label={`Edit ${nameOf(entry)}`}
                    id={openerOf(entry.id)}
                    onClick={() => ask(entry.id)}
                  />
                  <IconButton
                    icon="trash"
                    label={`Delete ${nameOf(entry)}`}
                    onClick={() => remove(entry, index)}
                  />
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
