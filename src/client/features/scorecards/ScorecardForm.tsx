import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useDraftForm } from '#client/kit/drafts/use-draft-form.ts';
import { boundsOf, labelOf } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { SheetFoot } from '#client/ui/Dialog.tsx';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { toast } from '#client/ui/toast.ts';
import type { ScorecardGroup } from '#contract/api.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { ratingFields, scorecardFields } from '#domain/fields/scorecards.ts';
import { needsEvidence, recommendationLabel, type Step, stepLabel, steps } from '#domain/scorecards.ts';
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
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      {questions && (
        <Disclosure label="What to ask">
          <p className={styles.note} dir="auto">
            {questions}
          </p>
        </Disclosure>
      )}
      {attributes.map((attribute, index) => (
        <fieldset key={attribute} className={styles.attribute}>
          <legend className={styles.legend} dir="auto">
            {attribute}
          </legend>
          <Field {...form.field(`step${index}`)} label={`\u2068${attribute}\u2069 is`} labelHidden required>
            <Select
              {...form.control(`step${index}`)}
              options={[
                { value: '', label: 'Choose' },
                ...steps.map((step) => ({ value: String(step), label: stepLabel[step] })),
                { value: notSeen, label: 'Nothing seen of it' },
              ]}
            />
          </Field>
          <Field
            {...form.field(`note${index}`)}
            label={`What you saw: \u2068${attribute}\u2069`}
            optional={!atAnEnd(form.values[`step${index}`])}
          >
            <TextArea {...form.control(`note${index}`)} {...boundsOf(ratingFields.note)} rows={2} />
          </Field>
        </fieldset>
      ))}
      <Field {...form.field('recommendation')} label="Go on with this person?" required>
        <Select
          {...form.control('recommendation')}
          options={[
            { value: '', label: 'Choose' },
            ...steps.map((step) => ({ value: String(step), label: recommendationLabel[step] })),
          ]}
        />
      </Field>
      <Field {...form.field('note')} {...labelOf(scorecardFields.note)} optional>
        <TextArea {...form.control('note')} {...boundsOf(scorecardFields.note)} rows={3} />
      </Field>
      <p className={styles.hint}>
        Handed in, it stays as it is. Colleagues read it; the applicant never does here, but may ask what is
        kept about them.
      </p>
      <SheetFoot>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Handing in…">
          Hand in
        </Button>
        <Button onClick={onDone}>Finish later</Button>
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
    if (!step) found[`step${index}`] = `Choose how “${attribute}” is`;
    else if (needsEvidence({ step: stepIn(step), note: values[`note${index}`] ?? null }))
      found[`note${index}`] = `Say what you saw of “${attribute}”: it is at an end of the scale`;
  }
  if (!values['recommendation']) found['recommendation'] = 'Choose whether to go on';
  return found;
}

function stepIn(value: string | undefined): Step | null {
  return steps.find((step) => String(step) === value) ?? null;
}

function atAnEnd(value: string | undefined): boolean {
  return needsEvidence({ step: stepIn(value), note: null });
}
