import { WordsField } from '#client/kit/words-field/WordsField.tsx';
import { splitSkills } from '#domain/split-skills.ts';
import type { SkillEntry } from './skill-entry.ts';

interface Props {
  label: string;
  /** The field's name in its form, and the box's id. */
  name: string;
  hint?: string;
  error?: string;
  entry: SkillEntry;
  onChange: (entry: SkillEntry) => void;
}

/** A list of skills, several at once where they are parted by commas, semicolons or lines. */
export function SkillsField({ entry, onChange, ...field }: Props) {
  return (
    <WordsField
      {...field}
      noun="skill"
      listed={entry.skills}
      typed={entry.typed}
      onChange={(skills, typed) => onChange({ skills, typed })}
      partsOf={splitSkills}
      suggest="skills"
    />
  );
}
