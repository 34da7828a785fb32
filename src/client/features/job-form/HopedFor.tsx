import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { choicesOf, type QuestionValues } from './question-values.ts';
import styles from './QuestionsEditor.module.css';

interface Props {
  question: QuestionValues;
  name: string;
  error?: string;
  onChange: (question: QuestionValues) => void;
}

const only = 'Other answers are flagged for you. Applicants don’t see this.';

/** Which answers the employer hopes for, where the kind of question lets one say so. */
export function HopedFor({ question, name, error, onChange }: Props) {
  const { kind, wanted, least } = question;
  if (kind === 'number')
    return (
      <Field name={name} label="Preferred: at least" optional hint={only} error={error}>
        <TextInput
          inputMode="decimal"
          className={styles.least}
          value={least}
          onChange={(event) => onChange({ ...question, least: event.target.value })}
        />
      </Field>
    );
  const choices =
    kind === 'yes_no'
      ? [
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]
      : choicesOf(question).map((choice) => ({ value: choice, label: choice }));
  if (!choices.length) return null;
  return (
    <fieldset className={styles.wanted}>
      <legend className={styles.subtitle}>
        Preferred answer<span className={styles.optional}> (optional)</span>
      </legend>
      <p className={styles.hint}>{only}</p>
      <div className={styles.boxes}>
        {choices.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={<span dir="auto">{label}</span>}
            checked={wanted.includes(value)}
            onChange={(event) =>
              onChange({
                ...question,
                wanted: event.target.checked ? [...wanted, value] : wanted.filter((one) => one !== value),
              })
            }
          />
        ))}
      </div>
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
