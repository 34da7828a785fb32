import { refresh } from '#client/api/use-api.ts';
import { useKeptDraft, useRestoredDraft } from '#client/features/drafts/use-form-draft.ts';
import { matchesChanged } from '#client/features/matches/use-matching.ts';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';

interface Asked<Values> {
  noun: 'experience' | 'education';
  /** Whether it is there already and only changes. */
  known: boolean;
  saved: Values;
  check: (values: Values) => Partial<Record<keyof Values & string, string>>;
  send: (values: Values) => Promise<unknown>;
  /** Under which name what is typed is kept until it is saved. */
  draft: string;
  onDone: () => void;
}

const listOf = { experience: 'GET /api/work-experience', education: 'GET /api/education' } as const;

/** A job held or a school attended, written down or changed: kept while it is typed, sent, and told of. */
export function useEntryForm<Values extends Record<string, unknown>>(asked: Asked<Values>) {
  const { noun, known, saved, check, send, draft, onDone } = asked;
  const { initial, restored } = useRestoredDraft(draft, saved);
  const name = noun === 'experience' ? 'Experience' : 'Education';
  const form = useForm({
    initial,
    check,
    send: async (values) => {
      await send(values);
      await refresh(listOf[noun], 'GET /api/profile/job-seeker', 'GET /api/dashboard/stats');
      void matchesChanged();
      toast({ title: `${name} ${known ? 'updated' : 'added'}` });
      onDone();
    },
    onFailure: (error) =>
      toast({
        title: known ? 'Update failed' : `Failed to add ${noun}`,
        description: error.message,
        tone: 'danger',
      }),
  });
  useKeptDraft(draft, saved, form.values);
  return {
    form,
    restored,
    frame: {
      form,
      title: `${known ? 'Edit' : 'Add'} ${noun}`,
      saveLabel: `${known ? 'Save' : 'Add'} ${noun}`,
      onCancel: onDone,
    },
  };
}
