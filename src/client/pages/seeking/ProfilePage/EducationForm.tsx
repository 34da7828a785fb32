import { call } from '#client/api/call.ts';
import { shownFields } from '#client/kit/fields/shown-fields.ts';
import { focusOn } from '#client/ui/focus-on.ts';
import type { Education } from '#contract/api.ts';
import { educationFields } from '#domain/fields/profiles.ts';
import { EducationFields } from './EducationFields.tsx';
import { entryProblems, entryToSend, isCurrentShown, valuesOfEntry } from './entry-values.ts';
import { EntryForm } from './EntryForm.tsx';
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
    valuesOf: (known) => valuesOfEntry(educationFields, known),
    fields: { ...shownFields(educationFields), isCurrent: isCurrentShown },
    check: (values) => entryProblems(educationFields, values),
    save: (values, ifMatch) => {
      const body = entryToSend(educationFields, values, entry);
      return entry
        ? call('PUT /api/education/:id', { params: { id: entry.id }, body }, { ifMatch })
        : call('POST /api/education', { body });
    },
    draft,
    onDone,
  });
  return (
    <EntryForm {...frame}>
      <EducationFields form={form} ref={restored ? undefined : focusOn} examples />
    </EntryForm>
  );
}
