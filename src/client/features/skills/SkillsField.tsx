import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { announce } from '#client/ui/announcer.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { allSkills, partsOf, type SkillEntry } from './skill-entry.ts';
import styles from './SkillsField.module.css';

interface Props {
  label: string;
  /** The field's name in its form, and the box's id. */
  name: string;
  hint?: string;
  error?: string;
  entry: SkillEntry;
  onChange: (entry: SkillEntry) => void;
}

/** A list of skills: added by the button, Enter or a comma, taken off one by one. Blanks and duplicates are ignored. */
export function SkillsField({ label, name, hint, error, entry, onChange }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { skills, typed } = entry;

  function add(text: string): void {
    const next = allSkills({ skills, typed: text });
    onChange({ skills: next, typed: '' });
    const added = next.slice(skills.length);
    if (added.length) announce(`${added.join(', ')} added`);
    else if (text.trim()) announce(`${text.trim()} is in the list already`);
  }

  function remove(skill: string, index: number): void {
    onChange({ ...entry, skills: skills.filter((other) => other !== skill) });
    announce(`${skill} removed`);
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
    if (/[,;]/.test(text)) add(text);
    else onChange({ ...entry, typed: text });
  }

  return (
    <div className={styles.skills}>
      <Field label={label} name={name} hint={hint} error={error}>
        <div className={styles.line}>
          <TextInput
            ref={box}
            value={typed}
            dir="auto"
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => onType(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          <Button icon="plus" aria-label="Add skill" onClick={() => add(typed)}>
            Add
          </Button>
        </div>
      </Field>
      {skills.length > 0 && (
        <ul ref={list} className={styles.list} aria-label={`${label} listed`}>
          {skills.map((skill, index) => (
            <li key={skill} className={styles.skill}>
              <span dir="auto">{skill}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${skill}`}
                onClick={() => remove(skill, index)}
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
