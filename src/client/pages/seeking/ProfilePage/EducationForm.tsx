import { call } from '#client/api/call.ts';
import { monthOf, periodProblems, periodToSend } from '#client/features/profiles/period.ts';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { focusOn } from '#client/ui/focus-on.ts';
import type { Education } from '#contract/api.ts';
import { EntryForm } from './EntryForm.tsx';
import styles from './EntryForm.module.css';
import { PeriodFields } from './PeriodFields.tsx';
import { useEntryForm } from './use-entry-form.ts';

interface Props {
  /** The one being edited; a new one without it. */
  entry?: Education;
  draft: string;
  onDone: () => void;
}

export function EducationForm({ entry, draft, onDone }: Props) {
  const { form, restored, frame } = useEntryForm({
    noun: 'education',
    entry,
    valuesOf,
    fields: {
      institution: { label: 'Institution' },
      degree: { label: 'Degree' },
      fieldOfStudy: { label: 'Field of study' },
      startDate: { label: 'Start date' },
      endDate: { label: 'End date' },
      isCurrent: { label: 'Still going on', text: (is) => (is ? 'Yes' : 'No') },
      description: { label: 'Description' },
    },
    check: problemsOf,
    save: (values, ifMatch) => {
      const body = { ...values, ...periodToSend(values, entry) };
      return entry
        ? call('PUT /api/education/:id', { params: { id: entry.id }, body }, { ifMatch })
        : call('POST /api/education', { body });
    },
    draft,
    onDone,
  });
  return (
    <EntryForm {...frame}>
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
