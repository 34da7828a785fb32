import { FileAnswer } from './FileAnswer.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Radio } from '#client/ui/Radio.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { OwnFile } from '#contract/api.ts';
import type { Question } from './question.ts';
import styles from './Questions.module.css';

interface Props {
  question: Question;
  /** Under which it is sent and found by the list of errors. */
  name: string;
  value: string;
  error?: string;
  /** One’s own, to answer with. */
  files: readonly OwnFile[];
  onChange: (value: string) => void;
  /** Whether a file to answer with is under way. */
  onUnderWay?: (isUnderWay: boolean) => void;
}

/** One question of a job, as those who apply answer it. */
export function AskedQuestion(props: Props) {
  const { question, name, value, error, onChange } = props;
  const { kind, text, required } = question;
  if (kind === 'file') return <FileAnswer {...props} />;
  if (kind === 'choice' || kind === 'yes_no') return <Choices {...props} />;
  const Control = kind === 'text' ? TextArea : TextInput;
  return (
    <Field name={name} label={text} required={required} optional={!required} error={error}>
      <Control
        value={value}
        dir="auto"
        autoComplete="off"
        {...(kind === 'text' ? { rows: 3 } : { inputMode: 'decimal' as const, className: styles.number })}
        onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
      />
    </Field>
  );
}

function Choices({ question, name, value, error, onChange }: Props) {
  const { kind, text, choices, required } = question;
  const offered =
    kind === 'yes_no'
      ? [
          { answer: 'yes', label: 'Yes' },
          { answer: 'no', label: 'No' },
        ]
      : choices.map((choice) => ({ answer: choice, label: choice }));
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      className={styles.choices}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className={styles.legend} dir="auto">
        {text}
        {!required && <span className={styles.optional}> (optional)</span>}
      </legend>
      {offered.map(({ answer, label }) => (
        <Radio
          key={answer}
          name={name}
          checked={value === answer}
          onChange={() => onChange(answer)}
          label={<span dir="auto">{label}</span>}
        />
      ))}
      {!required && value !== '' && (
        <Radio name={name} checked={false} onChange={() => onChange('')} label="No answer" />
      )}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
