import { useId, useRef } from 'react';
import { useShortcutsOn } from '#client/features/shortcuts/shortcuts.ts';
import type { ChangeSearch } from '#client/features/jobs/use-job-search.ts';
import { classNames } from '#client/ui/class-names.ts';
import { IconButton } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { limits } from '#domain/limits.ts';
import { SearchesMenu } from '#client/features/saved-searches/SearchesMenu.tsx';
import styles from './SearchBox.module.css';
import { useTyped } from '#client/ui/use-typed.ts';

interface Props {
  q: string;
  change: ChangeSearch;
  /** Whether saved and recent searches are offered. */
  keeps: boolean;
}

/** The words of the search. It searches while one types. */
export function SearchBox({ q, change, keeps }: Props) {
  const menu = useId();
  const box = useRef<HTMLInputElement>(null);
  const shortcuts = useShortcutsOn();
  const { typed, setTyped, commitNow } = useTyped(q, (text) => change({ q: text }, 'replace'));
  return (
    <search>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          commitNow();
        }}
      >
        <Field label="Search jobs">
          <TextInput
            ref={box}
            type="search"
            icon="search"
            className={classNames(styles.box, keeps && styles.keeping)}
            placeholder="Title, skill, company or atoll"
            dir="auto"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={limits.search}
            aria-keyshortcuts={shortcuts ? '/' : undefined}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' || typed || !keeps) return;
              event.preventDefault();
              document.getElementById(menu)?.click();
            }}
          />
        </Field>
        <div className={styles.end}>
          {typed && (
            <IconButton
              label="Clear search"
              icon="close"
              size="compact"
              onClick={() => {
                commitNow('');
                box.current?.focus();
              }}
            />
          )}
          {keeps && <SearchesMenu id={menu} />}
          {shortcuts && !typed && !keeps && (
            <kbd className={styles.key} aria-hidden="true">
              /
            </kbd>
          )}
        </div>
      </form>
    </search>
  );
}
