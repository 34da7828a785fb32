import { useCallback, useRef, useState } from 'react';
import { call } from '#client/api/call.ts';
import { useApi } from '#client/api/use-api.ts';
import { announce } from '#client/ui/announcer.ts';
import { Button } from '#client/ui/Button.tsx';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { focusFirst } from '#client/ui/focus-on.ts';
import { tagFields } from '#domain/fields/pool.ts';
import styles from './Tags.module.css';
import { usePoolChange } from './use-pool-change.ts';

interface Props {
  candidateId: number;
  given: readonly { id: number }[];
  onClose: () => void;
}

const mostSuggested = 8;

/** One tag after the other: those the company has given before are suggested, so that one thing gets one name. */
export function AddTag({ candidateId, given, onClose }: Props) {
  const { data: known } = useApi('GET /api/company/tags', {});
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const setBox = useCallback((element: HTMLInputElement | null) => {
    box.current = element;
    focusFirst(element);
  }, []);
  const add = usePoolChange(
    (name: string) =>
      call('POST /api/company/candidates/:id/tags', { params: { id: candidateId }, body: { name } }),
    ({ name }) => announce(`Tag ${name} added`),
  );
  const give = (name: string) => {
    if (!name.trim()) return;
    add.mutate(name);
    setTyped('');
    setOpen(false);
    box.current?.focus();
  };
  const suggestions = open
    ? (known ?? [])
        .filter(({ id }) => !given.some((tag) => tag.id === id))
        .map(({ name }) => ({ text: name }))
        .filter(({ text }) => text.toLowerCase().includes(typed.trim().toLowerCase()))
        .slice(0, mostSuggested)
    : none;
  return (
    <form
      className={styles.adding}
      onSubmit={(event) => {
        event.preventDefault();
        give(typed);
      }}
    >
      <Field label="New tag" hint="Only your company sees it.">
        <ComboBox
          ref={setBox}
          value={typed}
          suggestions={suggestions}
          suggestionsLabel="Existing tags"
          maxLength={tagFields.name.max}
          dir="auto"
          onType={(text) => {
            setTyped(text);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onPick={({ text }) => give(text)}
          onClose={() => setOpen(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onClose();
          }}
        />
      </Field>
      <Button type="submit">Add</Button>
      <Button variant="quiet" onClick={onClose}>
        Done
      </Button>
    </form>
  );
}

const none: readonly { text: string }[] = [];
