import { messageOf } from '#domain/errors.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { call } from '#client/api/call.ts';
import { setAnswer } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { Button } from '#client/ui/Button.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Select } from '#client/ui/Select.tsx';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { Answer } from '#contract/api.ts';
import {
  fairnessAnswers,
  fairnessQuestionLabel,
  fairnessQuestions,
  type FairnessQuestion,
} from '#domain/fairness.ts';
import styles from './CompanyForm.module.css';
import { SettingsSection } from './SettingsSection.tsx';

type Answers = Answer<'GET /api/profile/fairness-answers'>;
type Values = Record<FairnessQuestion, string>;

/** What a job seeker may say of themselves for the fairness report, and take back at any time. */
export function FairnessQuestions() {
  const answers = useApi('GET /api/profile/fairness-answers', {});
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useLocation().hash === '#fairness';
  useEffect(() => {
    if (asked) heading.current?.focus();
  }, [asked]);
  return (
    <SettingsSection
      title="Fairness questions"
      headingRef={heading}
      lead="Optional. Employers never see your answers. They’re stored apart from your profile and applications, and only counted in groups of ten or more, to show whether people are treated alike."
    >
      <Loaded query={answers} what="your answers" waiting={<Skeleton height="12rem" />}>
        {(known) => <Questions answers={known} />}
      </Loaded>
    </SettingsSection>
  );
}

function Questions({ answers }: { answers: Answers }) {
  const saved = valuesOf(answers);
  const form = useForm({
    initial: saved,
    send: async (values) => {
      const kept = await call('PUT /api/profile/fairness-answers', {
        body: Object.fromEntries(fairnessQuestions.map((question) => [question, values[question] || null])),
      });
      show(kept);
      form.reset(valuesOf(kept));
      toast({ title: 'Answers saved', description: 'Only the fairness report counts them.' });
    },
    failedTitle: 'Saving failed',
  });

  async function takeBack(): Promise<void> {
    try {
      await call('DELETE /api/profile/fairness-answers', {});
      const none = { answered: false, sex: null, ageGroup: null, origin: null };
      show(none);
      form.reset(valuesOf(none));
      toast({ title: 'Answers deleted' });
    } catch (error) {
      toast({ title: 'Deleting failed', description: messageOf(error), tone: 'danger' });
    }
  }

  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      {fairnessQuestions.map((question) => (
        <Field key={question} {...form.field(question)} label={fairnessQuestionLabel[question]}>
          <Select {...form.control(question)} options={optionsOf(question)} />
        </Field>
      ))}
      <div className={styles.foot}>
        <Button type="submit" pending={form.pending} pendingLabel="Saving…">
          Save answers
        </Button>
        {answers.answered && !form.pending && (
          <Button variant="quiet" onClick={() => void takeBack()}>
            Delete my answers
          </Button>
        )}
      </div>
    </form>
  );
}

function show(answers: Answers): void {
  setAnswer('GET /api/profile/fairness-answers', {}, answers);
}

function valuesOf({ sex, ageGroup, origin }: Answers): Values {
  return { sex: sex ?? '', ageGroup: ageGroup ?? '', origin: origin ?? '' };
}

function optionsOf(question: FairnessQuestion) {
  const answers = Object.entries<string>(fairnessAnswers[question]);
  return [{ value: '', label: 'Prefer not to say' }, ...answers.map(([value, label]) => ({ value, label }))];
}
