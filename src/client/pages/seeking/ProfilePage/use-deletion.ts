import { queryClient } from '#client/api/query-client.ts';
import { refresh } from '#client/api/use-api.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { matchesChanged } from '#client/features/matches/use-matching.ts';
import { toast } from '#client/ui/toast.ts';

interface Options<Entry> {
  list: 'GET /api/work-experience' | 'GET /api/education';
  /** What the toast says when it is done. */
  title: string;
  remove: (entry: Entry) => Promise<unknown>;
  /** Writes it anew, for whoever thinks better of it. */
  restore: (entry: Entry) => Promise<unknown>;
}

/** Deletes an entry from sight at once, with an undo; a refusal puts it back and says why. */
export function useDeletion<Entry extends { id: number }>({ list, title, remove, restore }: Options<Entry>) {
  const show = (change: (entries: Entry[]) => Entry[]) =>
    queryClient.setQueriesData<Entry[]>({ queryKey: [list] }, (entries) => entries && change(entries));
  const settle = () =>
    Promise.all([refresh(list, 'GET /api/profile/job-seeker', 'GET /api/dashboard/stats'), matchesChanged()]);

  const restoring = useApiMutation<unknown, Entry>({
    mutationFn: restore,
    failedTitle: 'Update failed',
    onSettled: settle,
  });
  const deleting = useApiMutation<unknown, Entry>({
    mutationFn: remove,
    onMutate: ({ id }) => show((entries) => entries.filter((entry) => entry.id !== id)),
    onSuccess: (_, entry) => toast({ title, action: { label: 'Undo', act: () => restoring.mutate(entry) } }),
    failedTitle: 'Update failed',
    onSettled: settle,
  });
  return deleting.mutate;
}
