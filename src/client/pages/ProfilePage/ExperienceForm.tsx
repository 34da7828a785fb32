import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/use-api.ts';
import { useKeptDraft, useRestoredDraft } from '#client/features/drafts/use-form-draft.ts';
import { matchesChanged } from '#client/features/matches/use-matching.ts';
import { monthOf, periodProblems, periodToSend } from '#client/features/profile/period.ts';
import { TitleInput } from '#client/features/suggestions/TitleInput.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { focusOn } from '#client/ui/focus-on.ts';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { WorkExperience } from '#contract/api.ts';
import { EntryForm } from './EntryForm.tsx';
import styles from './EntryForm.module.css';
import { PeriodFields } from './PeriodFields.tsx';

interface Props {
  /** The one being edited; a new one without it. */
  entry?: WorkExperience;
  draft: string;
  onDone: () => void;
}

export function ExperienceForm({ entry, draft, onDone }: Props) {
  const saved = valuesOf(entry);
  const { initial, restored } = useRestoredDraft(draft, saved);
  const form = useForm({
    initial,
    check: problemsOf,
    send: async (values) => {
      const { startDate, endDate } = periodToSend(values, entry);
      const body = { ...values, startDate, endDate };
      if (entry) await call('PUT /api/work-experience/:id', { params: { id: entry.id }, body });
      else await call('POST /api/work-experience', { body });
      await refresh('GET /api/work-experience', 'GET /api/profile/job-seeker', 'GET /api/dashboard/stats');
      void matchesChanged();
      toast({ title: entry ? 'Experience updated' : 'Experience added' });
      onDone();
    },
    onFailure: (error) =>
      toast({
        title: entry ? 'Update failed' : 'Failed to add experience',
        description: error.message,
        tone: 'danger',
      }),
  });
  useKeptDraft(draft, saved, form.values);
  return (
    <EntryForm
      title={entry ? 'Edit experience' : 'Add experience'}
      form={form}
      saveLabel={entry ? 'Save experience' : 'Add experience'}
      onCancel={onDone}
    >
      <div className={styles.pair}>
        <Field {...form.field('title')} label="Title" required>
          <TitleInput form={form} ref={restored ? undefined : focusOn} />
        </Field>
        <Field {...form.field('company')} label="Company" required>
          <TextInput {...form.control('company')} autoComplete="organization" dir="auto" />
        </Field>
      </div>
      <Field {...form.field('location')} label="Location" optional>
        <TextInput {...form.control('location')} dir="auto" />
      </Field>
      <PeriodFields form={form} startRequired currentLabel="I work here now" />
      <Field {...form.field('description')} label="Description" optional>
        <TextArea {...form.control('description')} rows={3} dir="auto" />
      </Field>
    </EntryForm>
  );
}

type Values = ReturnType<typeof valuesOf>;

function valuesOf(entry?: WorkExperience) {
  return {
    title: entry?.title ?? '',
    company: entry?.company ?? '',
    location: entry?.location ?? '',
    startDate: monthOf(entry?.startDate ?? null),
    endDate: monthOf(entry?.endDate ?? null),
    isCurrent: entry?.isCurrent ?? false,
    description: entry?.description ?? '',
  };
}

function problemsOf(values: Values): Partial<Record<keyof Values, string>> {
  const problems: Partial<Record<keyof Values, string>> = periodProblems(values);
  if (!values.title.trim()) problems.title = 'Title is required';
  if (!values.company.trim()) problems.company = 'Company is required';
  if (!values.startDate) problems.startDate = 'Start date is required';
  return problems;
}
