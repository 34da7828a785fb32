import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { announce } from './announcer.ts';
import styles from './ComboBox.module.css';
import { keepBeside } from './keep-beside.ts';
import { TextArea } from './TextArea.tsx';

interface Props<Person extends { name: string }> extends Omit<
  ComponentProps<typeof TextArea>,
  'value' | 'onChange' | 'onSelect'
> {
  value: string;
  /** Who can be named after an @. */
  people: readonly Person[];
  /** What they are, for screen readers: "Colleagues". */
  peopleLabel: string;
  onType: (text: string) => void;
  /** Somebody was chosen, and the name put in: before that it was `text`. */
  onMention: (person: Person, text: string) => void;
}

const mostShown = 8;

/** Several lines of text in which an @ offers people: the arrows choose, Enter takes, Esc closes. It stays a text box. */
export function MentionArea<Person extends { name: string }>({
  value,
  people,
  peopleLabel,
  onType,
  onMention,
  onKeyDown,
  onBlur,
  ...rest
}: Props<Person>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [caret, setCaret] = useState<number>();
  // The @ at which the list was closed; another one opens it again.
  const [closedAt, setClosedAt] = useState<number>();
  const [active, setActive] = useState(0);

  const begun = caret === undefined ? undefined : beginning(value.slice(0, caret));
  const offered = begun && begun.at !== closedAt ? found(people, begun.word) : [];
  const open = offered.length > 0;
  const chosen = Math.min(active, offered.length - 1);
  const count = offered.length;

  useEffect(() => {
    const element = list.current;
    const area = element?.parentElement?.querySelector('textarea');
    if (!element || !area) return;
    if (!open) return element.hidePopover();
    element.showPopover();
    keepBeside(element, area, 'fill');
  }, [open]);

  useEffect(() => {
    if (open) list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [open, chosen]);

  // A text box has no state that says it: how many are offered is told.
  useEffect(() => {
    if (count) announce(`${peopleLabel}: ${count}. The arrows choose, Enter takes.`);
  }, [count, peopleLabel]);

  function pick(person: Person): void {
    const area = list.current?.parentElement?.querySelector('textarea');
    if (!area || !begun || caret === undefined) return;
    area.setRangeText(`@${person.name} `, begun.at, caret, 'end');
    onMention(person, value);
    onType(area.value);
    setCaret(area.selectionEnd);
    setActive(0);
  }

  function onKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const person = offered[chosen];
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (person && plain && !event.nativeEvent.isComposing) {
      const does: Record<string, (() => void) | undefined> = {
        ArrowDown: () => setActive((chosen + 1) % count),
        ArrowUp: () => setActive((chosen + count - 1) % count),
        Enter: () => pick(person),
        Escape: () => setClosedAt(begun?.at),
      };
      const act = does[event.key];
      if (act) {
        event.preventDefault();
        // Only the list: a dialog around it stays.
        event.stopPropagation();
        act();
        return;
      }
    }
    onKeyDown?.(event);
  }

  return (
    <div className={styles.box}>
      <TextArea
        {...rest}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={`${id}-list`}
        aria-activedescendant={open ? `${id}-${chosen}` : undefined}
        value={value}
        onChange={(event) => {
          onType(event.target.value);
          setCaret(event.target.selectionEnd);
          setActive(0);
        }}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => {
          setCaret(selectionStart === selectionEnd ? selectionEnd : undefined);
        }}
        onKeyDown={onKey}
        onBlur={(event) => {
          setCaret(undefined);
          onBlur?.(event);
        }}
      />
      <div
        ref={list}
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what is offered while one types is no select
        role="listbox"
        aria-label={peopleLabel}
        popover="manual"
        className={styles.list}
      >
        {offered.map((person, index) => (
          // Chosen from the text, by its keys; a press must not take the focus from there.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- as above
          <div
            // oxlint-disable-next-line react/no-array-index-key -- people may share a name
            key={index}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="option"
            aria-selected={index === chosen}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(person)}
          >
            <span dir="auto" className={styles.text}>
              {person.name}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The @ that is being typed at the end of a text, and what stands after it. */
function beginning(text: string): { at: number; word: string } | undefined {
  const typed = /(?:^|[\s(\u2068])@([^\n@]{0,80})$/u.exec(text);
  return typed?.[1] === undefined ? undefined : { at: text.length - typed[1].length - 1, word: typed[1] };
}

/** Whose name, or a part of it, begins so. */
function found<Person extends { name: string }>(people: readonly Person[], word: string): Person[] {
  const wanted = word.toLocaleLowerCase('en');
  return people
    .filter(({ name }) => ` ${name.toLocaleLowerCase('en')}`.includes(` ${wanted}`))
    .slice(0, mostShown);
}
