import { call } from '#client/api/call.ts';
import { monthOf, periodProblems, periodToSend } from '#client/features/profiles/period.ts';
import { TitleInput } from '#client/kit/suggestions/TitleInput.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { focusOn } from '#client/ui/focus-on.ts';
import type { WorkExperience } from '#contract/api.ts';
import { EntryForm } from './EntryForm.tsx';
import styles from './EntryForm.module.css';
import { PeriodFields } from './PeriodFields.tsx';
import { useEntryForm } from './use-entry-form.ts';

interface Props {
  /** The one being edited; a new one without it. */
  entry?: WorkExperience;
  draft: string;
  onDone: () => void;
}

export function ExperienceForm({ entry, draft, onDone }: Props) {
  const { form, restored, frame } = useEntryForm({
    noun: 'experience',
    entry,
    valuesOf,
    fields: {
      title: { label: 'Title' },
      company: { label: 'Company' },
      location: { label: 'Location' },
      startDate: { label: 'Start date' },
      endDate: { label: 'End date' },
      isCurrent: { label: 'Still going on', text: (is) => (is ? 'Yes' : 'No') },
      description: { label: 'Description' },
    },
    check: problemsOf,
    save: (values, ifMatch) => {
      const { startDate, endDate } = periodToSend(values, entry);
      const body = { ...values, startDate, endDate };
      return entry
        ? call('PUT /api/work-experience/:id', { params: { id: entry.id }, body }, { ifMatch })
        : call('POST /api/work-experience', { body });
    },
    draft,
    onDone,
  });
  return (
    <EntryForm {...frame}>
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
