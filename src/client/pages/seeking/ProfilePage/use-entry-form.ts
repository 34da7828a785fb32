import { refresh } from '#client/api/api-cache.ts';
import type { Edited, Fields } from '#client/kit/edits/conflict.ts';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { matchesChanged } from '#client/features/matches/use-matching.ts';
import { toast } from '#client/ui/toast.ts';

interface Asked<Entry, Values> {
  noun: 'experience' | 'education';
  /** What is there already and only changes. */
  entry: Entry | undefined;
  valuesOf: (entry: Entry | undefined) => Values;
  fields: Fields<Values>;
  check: (values: Values) => Partial<Record<keyof Values & string, string>>;
  save: (values: Values, ifMatch: string | undefined) => Promise<Entry>;
  /** Under which name what is typed is kept until it is saved. */
  draft: string;
  onDone: () => void;
}

const listOf = { experience: 'GET /api/work-experience', education: 'GET /api/education' } as const;

/** A job held or a school attended, written down or changed: kept while it is typed, sent, and told of. */
export function useEntryForm<Entry extends Edited, Values extends Record<string, unknown>>(
  asked: Asked<Entry, Values>,
) {
  const { noun, entry, valuesOf, fields, check, save, onDone } = asked;
  const name = noun === 'experience' ? 'Experience' : 'Education';
  const known = entry !== undefined;
  const { form, draft, versions } = useEdit<Entry, Values>({
    thing: entry,
    valuesOf,
    fields,
    draft: asked.draft,
    check,
    save: (values, { etag }) => save(values, etag),
    done: async () => {
      await refresh(listOf[noun], 'GET /api/profile/job-seeker', 'GET /api/dashboard/stats');
      void matchesChanged();
      toast({ title: `${name} ${known ? 'updated' : 'added'}` });
      onDone();
    },
    failedTitle: known ? 'Update failed' : `Failed to add ${noun}`,
  });
  return {
    form,
    restored: draft.restored,
    frame: {
      form,
      versions,
      title: `${known ? 'Edit' : 'Add'} ${noun}`,
      saveLabel: `${known ? 'Save' : 'Add'} ${noun}`,
      onCancel: onDone,
    },
  };
}
