import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import styles from './ComboBox.module.css';
import { keepBeside } from './keep-beside.ts';
import { TextInput } from './TextInput.tsx';

/** A suggestion as it is shown, with what it is where there are several kinds. */
export interface Suggestion {
  text: string;
  note?: string;
}

interface Props<Item extends Suggestion> extends Omit<
  ComponentProps<typeof TextInput>,
  'value' | 'onChange' | 'list' | 'role'
> {
  value: string;
  /** What may be meant, the likeliest first. They only help: anything may be typed. */
  suggestions: readonly Item[];
  /** What the suggestions are, for screen readers: "Suggested skills". */
  suggestionsLabel: string;
  onType: (text: string) => void;
  onPick: (suggestion: Item) => void;
  /** The list was closed, or the box left. */
  onClose: () => void;
}

/** A text box that suggests while one types, as the ARIA practices have it: the arrows choose, Enter takes, Esc closes. */
export function ComboBox<Item extends Suggestion>({
  value,
  suggestions,
  suggestionsLabel,
  onType,
  onPick,
  onClose,
  onKeyDown,
  onBlur,
  ...rest
}: Props<Item>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number>();
  const [shown, setShown] = useState(suggestions);
  // Other suggestions begin anew.
  if (shown !== suggestions) {
    setShown(suggestions);
    setActive(undefined);
  }
  const open = suggestions.length > 0;

  useEffect(() => {
    const element = list.current;
    const input = element?.parentElement?.querySelector('input');
    if (!element || !input) return;
    if (!open) return element.hidePopover();
    element.showPopover();
    keepBeside(element, input, 'fill');
  }, [open]);

  useEffect(() => {
    if (active !== undefined) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (open && !event.nativeEvent.isComposing) {
      const last = suggestions.length - 1;
      const steps: Record<string, number | undefined> = {
        ArrowDown: active === undefined || active === last ? 0 : active + 1,
        ArrowUp: active ? active - 1 : last,
      };
      if (event.key in steps) {
        event.preventDefault();
        setActive(steps[event.key]);
        return;
      }
      const chosen = active === undefined ? undefined : suggestions[active];
      if (event.key === 'Enter' && chosen !== undefined) {
        event.preventDefault();
        onPick(chosen);
        return;
      }
      if (event.key === 'Escape') {
        // Only the list: a dialog around it stays.
        event.preventDefault();
        event.stopPropagation();
        onClose();
        return;
      }
    }
    onKeyDown?.(event);
  }

  return (
    <div className={styles.box}>
      <TextInput
        {...rest}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select takes no text of one's own
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKey}
        onBlur={(event) => {
          onClose();
          onBlur?.(event);
        }}
      />
      <div
        ref={list}
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox is no select
        role="listbox"
        aria-label={open ? suggestionsLabel : undefined}
        popover="manual"
        className={styles.list}
      >
        {suggestions.map((suggestion, index) => (
          // Chosen from the box, by its keys; a press must not take the focus from there.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- as above
          <div
            key={`${suggestion.note} ${suggestion.text}`}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="option"
            aria-selected={index === active}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(suggestion)}
          >
            <span dir="auto" className={styles.text}>
              {suggestion.text}
            </span>
            {suggestion.note && <span className={styles.note}>{suggestion.note}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
