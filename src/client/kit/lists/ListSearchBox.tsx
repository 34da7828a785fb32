import { useRef } from 'react';
import { IconButton } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { useDebouncedInput } from '#client/ui/use-debounced-input.ts';
import { limits } from '#domain/limits.ts';
import styles from './ListSearchBox.module.css';

interface Props {
  /** What is searched, and by what: "Search by title or place". */
  label: string;
  text: string;
  onSearch: (text: string) => void;
}

/** The words a list is narrowed to. It searches while one types. */
export function ListSearchBox({ label, text, onSearch }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const { typed, setTyped, commitNow } = useDebouncedInput(text, onSearch);
  return (
    <search>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          commitNow();
        }}
      >
        <Field label={label}>
          <TextInput
            ref={box}
            type="search"
            icon="search"
            className={styles.box}
            dir="auto"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={limits.search}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {typed && (
          <div className={styles.end}>
            <IconButton
              label="Clear search"
              icon="close"
              size="compact"
              onClick={() => {
                commitNow('');
                box.current?.focus();
              }}
            />
          </div>
        )}
      </form>
    </search>
  );
}
