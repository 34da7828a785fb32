import { useRef, useState } from 'react';
import { AskedQuestion } from '#client/features/questions/AskedQuestion.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { toast } from '#client/ui/toast.ts';
import { questionLimits } from '#domain/questions.ts';
import { newQuestion, questionToSend, type QuestionValues } from './question-values.ts';
import { QuestionEditor } from './QuestionEditor.tsx';
import styles from './QuestionsEditor.module.css';

interface Props {
  questions: readonly QuestionValues[];
  /** By the ids of the fields. */
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (questions: readonly QuestionValues[]) => void;
}

/** What everybody who applies is asked, written one below the other, and how it will look to them. */
export function QuestionsEditor({ questions, errors, onChange }: Props) {
  const [made, setMade] = useState(0);
  const add = useRef<HTMLButtonElement>(null);
  const full = questions.length >= questionLimits.perJob;

  function remove(index: number): void {
    thenFocus(
      () => onChange(questions.filter((_, at) => at !== index)),
      () => add.current,
    );
    toast({ title: 'Question removed', action: { label: 'Undo', act: () => onChange(questions) } });
  }

  function swap(index: number, other: number): void {
    const moved = [...questions];
    const [one, two] = [moved[index], moved[other]];
    if (!one || !two) return;
    [moved[index], moved[other]] = [two, one];
    onChange(moved);
  }

  return (
    <fieldset className={styles.questions} id="questions" tabIndex={-1}>
      <legend className={styles.legend}>Questions for applicants</legend>
      <p className={styles.hint}>
        {questions.length > questionLimits.gentle
          ? `Each question costs you applicants. You ask ${questions.length}; for most jobs ${questionLimits.gentle} are enough.`
          : 'Every question loses some applicants. Ask only what you need to decide.'}
      </p>
      {errors['questions'] && <p className={styles.error}>{errors['questions']}</p>}
      <ol className={styles.list}>
        {questions.map((question, index) => (
          <QuestionEditor
            key={question.key}
            question={question}
            index={index}
            last={index === questions.length - 1}
            errors={errors}
            onChange={(changed) => onChange(questions.map((one, at) => (at === index ? changed : one)))}
            onMove={(step) => swap(index, index + step)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <div>
        <Button
          ref={add}
          icon="plus"
          disabled={full}
          onClick={() => {
            setMade(made + 1);
            thenFocus(
              () => onChange([...questions, newQuestion(`new ${made} ${Date.now()}`)]),
              () => document.getElementById(`questions.${questions.length}.text`),
            );
          }}
        >
          Add a question
        </Button>
        {full && <p className={styles.hint}>A job can ask at most {questionLimits.perJob} questions.</p>}
      </div>
      {questions.length > 0 && (
        <Disclosure label="Preview: what applicants are asked">
          <div className={styles.preview} inert>
            {questions.map((question) => (
              <AskedQuestion
                key={question.key}
                name={`preview-${question.key}`}
                question={{ ...asShown(question) }}
                value=""
                files={[]}
                onChange={() => undefined}
              />
            ))}
          </div>
        </Disclosure>
      )}
    </fieldset>
  );
}

function asShown(values: QuestionValues) {
  const { kind, text, choices, required } = questionToSend(values);
  return { kind, text: text || 'Your question', choices, required };
}
