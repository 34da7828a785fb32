import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useDraftForm } from '#client/kit/drafts/use-draft-form.ts';
import { boundsOf, labelOf } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { SheetFoot } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Key } from '#client/ui/Key.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { toast } from '#client/ui/toast.ts';
import type { ScorecardGroup } from '#contract/api.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { ratingFields, scorecardFields } from '#domain/fields/scorecards.ts';
import { needsEvidence, type Step, steps } from '#domain/scorecards.ts';
import { Scale } from './Scale.tsx';
import { notAssessed, recommendationWords, stepWords } from './scale-words.ts';
import styles from './Scorecards.module.css';

interface Props {
  group: ScorecardGroup;
  applicationId: number;
  onDone: () => void;
}

const notSeen = 'none';

/** One's own scorecard. What is typed is kept on this device until it is handed in, and then it stays as it is. */
export function ScorecardForm({ group, applicationId, onDone }: Props) {
  const { interviewId, attributes, questions } = group;
  const draftName = `scorecard ${applicationId} ${interviewId ?? ''}`;
  const { form, draft } = useDraftForm<Record<string, string>>(draftName, {
    initial: blankCard(attributes),
    check: (values) => problems(values, attributes),
    send: async (values) => {
      await call('POST /api/applications/:id/scorecards', {
        params: { id: applicationId },
        body: {
          interviewId,
          recommendation: stepIn(values['recommendation']) ?? 3,
          note: values['note'],
          ratings: attributes.map((attribute, index) => ({
            attribute,
            step: stepIn(values[`step${index}`]),
            note: values[`note${index}`],
          })),
        },
      });
      draft.drop();
      toast({ title: 'Scorecard handed in' });
      onDone();
      await refresh('GET /api/applications/:id/scorecards');
    },
  });
  const after = (index: number) =>
    document
      .getElementById(index + 1 < attributes.length ? `step${index + 1}` : 'recommendation')
      ?.querySelector<HTMLElement>('input:checked, input');
  return (
    <form onSubmit={form.onSubmit} noValidate className={questions ? styles.beside : styles.form}>
      {questions && (
        <aside className={styles.questions} aria-label="What to ask">
          <h3>What to ask</h3>
          <p className={styles.note} dir="auto">
            {questions}
          </p>
        </aside>
      )}
      <div className={styles.form}>
        <FormErrors {...form.summary} />
        {attributes.map((attribute, index) => {
          const [step, note] = [`step${index}`, `note${index}`];
          return (
            <div key={attribute} className={styles.attribute}>
              <Scale
                name={step}
                label={attribute}
                words={stepWords}
                none={{ value: notSeen, label: notAssessed }}
                value={form.values[step] ?? ''}
                error={form.errors[step]}
                first={index === 0}
                onChoose={(value) => form.set(step, value)}
                // Who judges at an end of the scale says first what they saw.
                next={(value) => (atAnEnd(value) ? document.getElementById(note) : after(index))}
              />
              <Field
                {...form.field(note)}
                label={`What you saw: \u2068${attribute}\u2069`}
                labelHidden
                required={atAnEnd(form.values[step])}
              >
                <TextArea
                  {...form.control(note)}
                  {...boundsOf(ratingFields.note)}
                  rows={1}
                  placeholder={atAnEnd(form.values[step]) ? 'What you saw' : 'What you saw (optional)'}
                />
              </Field>
            </div>
          );
        })}
        <Scale
          name="recommendation"
          label="Overall recommendation"
          words={recommendationWords}
          value={form.values['recommendation'] ?? ''}
          error={form.errors['recommendation']}
          onChoose={(value) => form.set('recommendation', value)}
          next={() => document.querySelector<HTMLElement>('#recommendation input:checked')}
        />
        <Field {...form.field('note')} {...labelOf(scorecardFields.note)} optional>
          <TextArea {...form.control('note')} {...boundsOf(scorecardFields.note)} rows={3} />
        </Field>
        <p className={styles.hint}>
          You can’t change it once it’s handed in. Your team reads it; the candidate doesn’t see it here, but
          can ask for a copy of their data.
        </p>
      </div>
      <SheetFoot>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Handing in…">
          Hand in
        </Button>
        <Button onClick={onDone}>Finish later</Button>
        <span className={styles.keys}>
          Keys <Key>1</Key> to <Key>5</Key> rate, <Key>Enter</Key> hands in
        </span>
      </SheetFoot>
    </form>
  );
}

function blankCard(attributes: readonly string[]): Record<string, string> {
  const fields = attributes.flatMap((_, index) => [
    [`step${index}`, ''],
    [`note${index}`, ''],
  ]);
  return { ...Object.fromEntries(fields), recommendation: '', note: '' };
}

function problems(values: Record<string, string>, attributes: readonly string[]): Record<string, string> {
  const found: Record<string, string> = { ...problemsIn(scorecardFields, { note: values['note'] ?? '' }) };
  for (const [index, attribute] of attributes.entries()) {
    const step = values[`step${index}`];
    const { note } = problemsIn(ratingFields, { note: values[`note${index}`] ?? '' });
    if (note) found[`note${index}`] = note;
    if (!step) found[`step${index}`] = `Rate “${attribute}”`;
    else if (needsEvidence({ step: stepIn(step), note: values[`note${index}`] ?? null }))
      found[`note${index}`] = `Say what you saw of “${attribute}”: the highest and lowest ratings need it`;
  }
  if (!values['recommendation']) found['recommendation'] = 'Choose a recommendation';
  return found;
}

function stepIn(value: string | undefined): Step | null {
  return steps.find((step) => String(step) === value) ?? null;
}

function atAnEnd(value: string | undefined): boolean {
  return needsEvidence({ step: stepIn(value), note: null });
}
