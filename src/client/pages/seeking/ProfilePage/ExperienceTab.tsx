import { call } from '#client/api/call.ts';
import { useApi } from '#client/api/use-api.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Entry } from '#client/features/profiles/Entry.tsx';
import { EntryList } from './EntryList.tsx';
import { ExperienceForm } from './ExperienceForm.tsx';
import { useDeletion } from './use-deletion.ts';

/** The jobs one has held, the latest first. */
export function ExperienceTab() {
  const experience = useApi('GET /api/work-experience', {});
  const remove = useDeletion({
    list: 'GET /api/work-experience',
    title: 'Experience deleted',
    remove: ({ id }) => call('DELETE /api/work-experience/:id', { params: { id } }),
    restore: ({ id: _, profileId: __, ...body }) => call('POST /api/work-experience', { body }),
  });
  return (
    <Loaded query={experience} what="your experience">
      {(entries) => (
        <EntryList
          kind="experience"
          entries={entries}
          addLabel="Add experience"
          empty={{
            title: 'No experience yet',
            text: 'Add the jobs you’ve had, most recent first. One is enough to start.',
          }}
          nameOf={({ title, company }) => `${title}, ${company}`}
          renderEntry={(entry) => <Entry {...entry} parts={[entry.company, entry.location]} />}
          renderForm={(form) => <ExperienceForm {...form} />}
          onDelete={remove}
        />
      )}
    </Loaded>
  );
}
