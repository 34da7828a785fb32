import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/use-api.ts';
import { useKeptDraft, useRestoredDraft } from '#client/features/drafts/use-form-draft.ts';
import { matchesChanged } from '#client/features/matches/use-matching.ts';
import { monthOf, periodProblems, periodToSend } from '#client/features/profile/period.ts';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { focusOn } from '#client/ui/focus-on.ts';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { Education } from '#contract/api.ts';
import { EntryForm } from './EntryForm.tsx';
import styles from './EntryForm.module.css';
import { PeriodFields } from './PeriodFields.tsx';

interface Props {
  /** The one being edited; a new one without it. */
  entry?: Education;
  draft: string;
  onDone: () => void;
}

export function EducationForm({ entry, draft, onDone }: Props) {
  const saved = valuesOf(entry);
  const { initial, restored } = useRestoredDraft(draft, saved);
  const form = useForm({
    initial,
    check: problemsOf,
    send: async (values) => {
      const body = { ...values, ...periodToSend(values, entry) };
      if (entry) await call('PUT /api/education/:id', { params: { id: entry.id }, body });
      else await call('POST /api/education', { body });
      await refresh('GET /api/education', 'GET /api/profile/job-seeker', 'GET /api/dashboard/stats');
      void matchesChanged();
      toast({ title: entry ? 'Education updated' : 'Education added' });
      onDone();
    },
    onFailure: (error) =>
      toast({
        title: entry ? 'Update failed' : 'Failed to add education',
        description: error.message,
        tone: 'danger',
      }),
  });
  useKeptDraft(draft, saved, form.values);
  return (
    <EntryForm
      title={entry ? 'Edit education' : 'Add education'}
      form={form}
      saveLabel={entry ? 'Save education' : 'Add education'}
      onCancel={onDone}
    >
      <Field {...form.field('institution')} label="Institution" required>
        <TextInput {...form.control('institution')} ref={restored ? undefined : focusOn} dir="auto" />
      </Field>
      <div className={styles.pair}>
        <Field
          {...form.field('degree')}
          label="Degree"
          required
          hint="Or certificate, such as PADI Divemaster."
        >
          <TextInput {...form.control('degree')} dir="auto" />
        </Field>
        <Field
          {...form.field('fieldOfStudy')}
          label="Field of study"
          optional
          hint="Such as hotel management."
        >
          <TextInput {...form.control('fieldOfStudy')} dir="auto" />
        </Field>
      </div>
      <PeriodFields form={form} currentLabel="I study here now" />
      <Field {...form.field('description')} label="Description" optional>
        <TextArea {...form.control('description')} rows={3} dir="auto" />
      </Field>
    </EntryForm>
  );
}

type Values = ReturnType<typeof valuesOf>;

function valuesOf(entry?: Education) {
  return {
    institution: entry?.institution ?? '',
    degree: entry?.degree ?? '',
    fieldOfStudy: entry?.fieldOfStudy ?? '',
    startDate: monthOf(entry?.startDate ?? null),
    endDate: monthOf(entry?.endDate ?? null),
    isCurrent: entry?.isCurrent ?? false,
    description: entry?.description ?? '',
  };
}

function problemsOf(values: Values): Partial<Record<keyof Values, string>> {
  const problems: Partial<Record<keyof Values, string>> = periodProblems(values);
  if (!values.institution.trim()) problems.institution = 'Institution is required';
  if (!values.degree.trim()) problems.degree = 'Degree is required';
  return problems;
}
