import { call } from '#client/api/call.ts';
import { TitleInput } from '#client/kit/suggestions/TitleInput.tsx';
import { shownFields } from '#client/kit/fields/shown-fields.ts';
import { focusOn } from '#client/ui/focus-on.ts';
import type { WorkExperience } from '#contract/api.ts';
import { experienceFields } from '#domain/fields/profiles.ts';
import { entryProblems, entryToSend, isCurrentShown, valuesOfEntry } from './entry-values.ts';
import { EntryForm } from './EntryForm.tsx';
import { ExperienceFields } from './ExperienceFields.tsx';
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
    valuesOf: (known) => valuesOfEntry(experienceFields, known),
    fields: { ...shownFields(experienceFields), isCurrent: isCurrentShown },
    check: (values) => entryProblems(experienceFields, values),
    save: (values, ifMatch) => {
      const body = entryToSend(experienceFields, values, entry);
      return entry
        ? call('PUT /api/work-experience/:id', { params: { id: entry.id }, body }, { ifMatch })
        : call('POST /api/work-experience', { body });
    },
    draft,
    onDone,
  });
  return (
    <EntryForm {...frame}>
      <ExperienceFields form={form} title={<TitleInput form={form} ref={restored ? undefined : focusOn} />} />
    </EntryForm>
  );
}
