import { useId, useState, type KeyboardEvent } from 'react';
import { useDebouncedInput } from '#client/ui/use-debounced-input.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { useModal } from '#client/ui/use-modal.ts';
import styles from './CommandPalette.module.css';
import type { Command } from './find-commands.ts';
import { useCommands } from './use-commands.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Everywhere one can go and what one can do, by a few letters: a combobox over a list, in a dialog. */
export function CommandPalette({ open, onClose }: Props) {
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={styles.palette} aria-label="Command palette">
      {open && <Commands onClose={onClose} />}
    </dialog>
  );
}

function Commands({ onClose }: Pick<Props, 'onClose'>) {
  const list = useId();
  const [search, setSearch] = useState('');
  const { typed, setTyped } = useDebouncedInput(search, setSearch);
  const commands = useCommands(typed, search);
  const [chosenId, setChosenId] = useState<string>();
  const chosen = commands.find(({ id }) => id === chosenId) ?? commands[0];

  function run({ act }: Command): void {
    onClose();
    act();
  }

  function step(by: number): void {
    const at = chosen ? commands.indexOf(chosen) : 0;
    const next = commands[(at + by + commands.length) % commands.length];
    setChosenId(next?.id);
    if (next) document.getElementById(`${list}-${next.id}`)?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const by = steps[event.key];
    if (by !== undefined) step(by);
    else if (event.key === 'Enter' && chosen) run(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.frame}>
      <div className={styles.box}>
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label="Go to or do"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={list}
          aria-activedescendant={chosen ? `${list}-${chosen.id}` : undefined}
          placeholder="Search or jump to…"
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          className={styles.input}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox is no select */}
      <div id={list} role="listbox" aria-label="Commands" className={styles.list}>
        {commands.map((command) => (
          // The keyboard reaches the options through the box above, as a combobox has it.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys are the box's
          <div
            key={command.id}
            id={`${list}-${command.id}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="option"
            aria-selected={command === chosen}
            className={styles.option}
            onClick={() => run(command)}
            onMouseMove={() => setChosenId(command.id)}
          >
            <Icon name={command.icon} />
            <bdi className={styles.label}>{command.label}</bdi>
            <bdi className={styles.detail}>{command.detail}</bdi>
          </div>
        ))}
      </div>
      <output className={commands.length ? 'visually-hidden' : styles.none}>
        {commands.length ? `${commands.length} found` : 'Nothing found'}
      </output>
    </div>
  );
}
