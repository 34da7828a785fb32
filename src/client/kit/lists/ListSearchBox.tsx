import { useRef, type RefObject } from 'react';
import { IconButton } from '#client/ui/Button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { usePageKeys } from '#client/kit/shortcuts/page-keys.ts';
import { useShortcuts } from '#client/kit/shortcuts/use-shortcuts.ts';
import { useShortcutsOn } from '#client/kit/shortcuts/shortcuts.ts';
import { Key } from '#client/ui/Key.tsx';
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
  /** In a page's bar, where it is also reached by `/`: the label stands in the box. */
  inBar?: boolean;
}

/** The words a list is narrowed to. It searches while one types. */
export function ListSearchBox({ label, text, onSearch, inBar }: Props) {
  const shortcuts = useShortcutsOn();
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
        <Field label={label} labelHidden={inBar}>
          <TextInput
            ref={box}
            type="search"
            icon="search"
            className={classNames(styles.box, inBar && styles.inBar)}
            // Beside the glass it goes without saying that one searches.
            placeholder={inBar ? withoutVerb(label) : undefined}
            aria-keyshortcuts={inBar && shortcuts ? '/' : undefined}
            dir="auto"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={limits.search}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {inBar && <SlashKey box={box} />}
        {inBar && shortcuts && !typed && (
          <span className={styles.end} aria-hidden="true">
            <Key>/</Key>
          </span>
        )}
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

/** "Search by title or place" → "Title or place". */
function withoutVerb(label: string): string {
  const rest = label.replace(/^Search by /, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** `/` leads into the box, from wherever one is on the page. */
function SlashKey({ box }: { box: RefObject<HTMLInputElement | null> }) {
  useShortcuts({ '/': () => box.current?.select() });
  usePageKeys([{ keys: ['/'], does: 'Search' }]);
  return null;
}
