import { call } from '#client/api/call.ts';
import { useApi } from '#client/api/use-api.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import { EducationForm } from './EducationForm.tsx';
import { Entry } from '#client/features/profiles/Entry.tsx';
import { EntryList } from './EntryList.tsx';
import { useDeletion } from './use-deletion.ts';

/** Schools, courses and certificates, the latest first. */
export function EducationTab() {
  const education = useApi('GET /api/education', {});
  const remove = useDeletion({
    list: 'GET /api/education',
    title: 'Education deleted',
    remove: ({ id }) => call('DELETE /api/education/:id', { params: { id } }),
    restore: ({ id: _, profileId: __, ...body }) => call('POST /api/education', { body }),
  });
  return (
    <Loaded query={education} what="your education">
      {(entries) => (
        <EntryList
          kind="education"
          entries={entries}
          addLabel="Add education"
          empty={{
            title: 'No education yet',
            text: 'Add schools, courses and certificates.',
          }}
          nameOf={({ degree, institution }) => `${degree}, ${institution}`}
          renderEntry={(entry) => (
            <Entry {...entry} title={entry.degree} parts={[entry.institution, entry.fieldOfStudy]} />
          )}
          renderForm={(form) => <EducationForm {...form} />}
          onDelete={remove}
        />
      )}
    </Loaded>
  );
}
