import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { SuggestingInput } from '#client/kit/suggestions/SuggestingInput.tsx';
import { announce } from '#client/ui/announcer.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { tidySkills } from '#domain/skills.ts';
import styles from './WordsField.module.css';

interface Props {
  label: string;
  /** The field's name in its form, and the box's id. */
  name: string;
  hint?: string;
  error?: string;
  /** What one of them is called: "skill". */
  noun: string;
  listed: readonly string[];
  /** What stands in the box and is not added yet. */
  typed: string;
  onChange: (listed: readonly string[], typed: string) => void;
  /** Parts what is typed or pasted into several. Without it, it is one. */
  partsOf?: (text: string) => readonly string[];
  /** What is suggested while one types. */
  suggest?: 'skills' | 'titles';
}

/** A list of short texts: added by the button, Enter or a suggestion, taken off one by one. Blanks and duplicates are ignored. */
export function WordsField(props: Props) {
  const { label, name, hint, error, noun, listed, typed, onChange, partsOf = whole, suggest } = props;
  const list = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLInputElement>(null);

  function add(text: string): void {
    const next = tidySkills([...listed, ...partsOf(text)]);
    onChange(next, '');
    const added = next.slice(listed.length);
    if (added.length) announce(`${added.join(', ')} added`);
    else if (text.trim()) announce(`${text.trim()} is in the list already`);
  }

  function remove(word: string, index: number): void {
    onChange(
      listed.filter((other) => other !== word),
      typed,
    );
    announce(`${word} removed`);
    // Its button goes: the focus moves to the one before it, or back to the box.
    const neighbour = list.current?.querySelectorAll('button')[index === 0 ? 1 : index - 1];
    (neighbour ?? box.current)?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(typed);
  }

  function onPaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text');
    if (partsOf(pasted).length < 2) return;
    event.preventDefault();
    add(typed + pasted);
  }

  function onType(text: string): void {
    if (partsOf(text).length > 1) add(text);
    else onChange(listed, text);
  }

  const control = {
    ref: box,
    value: typed,
    dir: 'auto',
    enterKeyHint: 'done',
    onKeyDown,
    onPaste,
  } as const;
  return (
    <div className={styles.words}>
      <Field label={label} name={name} hint={hint} error={error}>
        <div className={styles.line}>
          {suggest ? (
            <SuggestingInput {...control} of={suggest} leaveOut={listed} onType={onType} onPick={add} />
          ) : (
            <TextInput {...control} autoComplete="off" onChange={({ target }) => onType(target.value)} />
          )}
          <Button icon="plus" aria-label={`Add ${noun}`} onClick={() => add(typed)}>
            Add
          </Button>
        </div>
      </Field>
      {listed.length > 0 && (
        <ul ref={list} className={styles.list} aria-label={`${label} listed`}>
          {listed.map((word, index) => (
            <li key={word} className={styles.word}>
              <span dir="auto">{word}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${word}`}
                onClick={() => remove(word, index)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function whole(text: string): readonly string[] {
  return [text];
}
