import { IconButton } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { questionFields } from '#domain/fields/questions.ts';
import { questionKindLabel, questionKinds } from '#domain/questions.ts';
import { HopedFor } from './HopedFor.tsx';
import type { QuestionValues } from './question-values.ts';
import styles from './QuestionsEditor.module.css';
import { UnfairNotes } from './UnfairNotes.tsx';

interface Props {
  question: QuestionValues;
  /** From 0. */
  index: number;
  last: boolean;
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (question: QuestionValues) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** One question while it is written. */
export function QuestionEditor({ question, index, last, errors, onChange, onMove, onRemove }: Props) {
  const name = (field: string) => `questions.${index}.${field}`;
  const number = index + 1;
  return (
    <li className={styles.question}>
      <div className={styles.head}>
        <h3 className={styles.number}>Question {number}</h3>
        <IconButton
          label={`Move question ${number} up`}
          icon="chevron-up"
          aria-disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={`Move question ${number} down`}
          icon="chevron-down"
          aria-disabled={last}
          onClick={() => onMove(1)}
        />
        <IconButton label={`Remove question ${number}`} icon="trash" onClick={onRemove} />
      </div>
      <Field name={name('text')} label="Question" required error={errors[name('text')]}>
        <TextInput
          value={question.text}
          maxLength={questionFields.text.max}
          dir="auto"
          autoComplete="off"
          onChange={(event) => onChange({ ...question, text: event.target.value })}
        />
      </Field>
      <UnfairNotes field="requirements" texts={[question.text]} />
      <div className={styles.pair}>
        <Field name={name('kind')} label="Answered by">
          <Select
            value={question.kind}
            options={questionKinds.map((kind) => ({ value: kind, label: questionKindLabel[kind] }))}
            onChange={(event) => {
              const kind = questionKinds.find((one) => one === event.target.value);
              if (kind) onChange({ ...question, kind, wanted: [], least: '' });
            }}
          />
        </Field>
        <Checkbox
          className={styles.required}
          label="Must be answered"
          checked={question.required}
          onChange={(event) => onChange({ ...question, required: event.target.checked })}
        />
      </div>
      {question.kind === 'choice' && (
        <Field
          name={name('choices')}
          label="Answers to choose from"
          required
          hint="One a line."
          error={errors[name('choices')]}
        >
          <TextArea
            rows={3}
            dir="auto"
            value={question.choices}
            onChange={(event) => onChange({ ...question, choices: event.target.value })}
          />
        </Field>
      )}
      <HopedFor
        question={question}
        name={name('least')}
        error={errors[name('least')] ?? errors[name('wanted')]}
        onChange={onChange}
      />
    </li>
  );
}
