import { useId, useRef, useState } from 'react';
import { useShortcutsOn } from '#client/kit/shortcuts/shortcuts.ts';
import type { ChangeSearch } from '#client/features/jobs/use-job-search.ts';
import type { JobSearch } from '#client/features/jobs/job-search.ts';
import { classNames } from '#client/ui/class-names.ts';
import { IconButton } from '#client/ui/Button.tsx';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { Field } from '#client/ui/Field.tsx';
import type { SearchSuggestion } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import { SearchesMenu } from '#client/features/saved-searches/SearchesMenu.tsx';
import styles from './SearchBox.module.css';
import { useDebouncedInput } from '#client/ui/use-debounced-input.ts';
import { useSearchSuggestions } from './use-search-suggestions.ts';

interface Props {
  search: Pick<JobSearch, 'search' | 'location'>;
  change: ChangeSearch;
  /** Whether saved and recent searches are offered. */
  keeps: boolean;
}

/** The words of the search. It searches while one types, and suggests what they may become. */
export function SearchBox({ search, change, keeps }: Props) {
  const menu = useId();
  const box = useRef<HTMLInputElement>(null);
  const shortcuts = useShortcutsOn();
  const { typed, setTyped, commitNow } = useDebouncedInput(search.search, (text) =>
    change({ search: text }, 'replace'),
  );
  const [asked, setAsked] = useState('');
  const suggestions = useSearchSuggestions(asked);

  /** Titles and skills are words to search for; a company or a place narrows the list. */
  function pick({ kind, text, companyId, rest }: SearchSuggestion): void {
    setAsked('');
    if (kind === 'title' || kind === 'skill') return commitNow(text);
    const narrowed =
      kind === 'company' ? { company: companyId } : { location: [...new Set([...search.location, text])] };
    setTyped(rest);
    change({ search: rest, ...narrowed });
  }

  return (
    <search>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked('');
          commitNow();
        }}
      >
        <Field label="Search jobs">
          <ComboBox
            ref={box}
            type="search"
            icon="search"
            className={classNames(styles.box, keeps && styles.keeping)}
            placeholder="Title, skill, company or atoll"
            dir="auto"
            enterKeyHint="search"
            maxLength={limits.search}
            aria-keyshortcuts={shortcuts ? '/' : undefined}
            value={typed}
            suggestions={suggestions}
            suggestionsLabel="Suggested searches"
            onType={(text) => {
              setTyped(text);
              setAsked(text.trim());
            }}
            onPick={pick}
            onClose={() => setAsked('')}
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
