import { changeItem, type ItemOf, refresh } from '#client/api/api-cache.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { matchesChanged } from '#client/features/matches/use-matching.ts';
import { toast } from '#client/ui/toast.ts';

type Lists = 'GET /api/work-experience' | 'GET /api/education';

interface Options<List extends Lists> {
  list: List;
  /** What the toast says when it is done. */
  title: string;
  remove: (entry: ItemOf<List>) => Promise<unknown>;
  /** Writes it anew, for whoever thinks better of it. */
  restore: (entry: ItemOf<List>) => Promise<unknown>;
}

/** Deletes an entry from sight at once, with an undo; a refusal puts it back and says why. */
export function useDeletion<List extends Lists>({ list, title, remove, restore }: Options<List>) {
  const settle = () =>
    Promise.all([refresh(list, 'GET /api/profile/job-seeker', 'GET /api/dashboard/stats'), matchesChanged()]);

  const restoring = useApiMutation<unknown, ItemOf<List> & { id: number }>({
    mutationFn: restore,
    failedTitle: 'Update failed',
    onSettled: settle,
  });
  const deleting = useApiMutation<unknown, ItemOf<List> & { id: number }>({
    mutationFn: remove,
    onMutate: (entry) => changeItem(list, entry.id, () => undefined),
    onSuccess: (_, entry) => toast({ title, action: { label: 'Undo', act: () => restoring.mutate(entry) } }),
    failedTitle: 'Update failed',
    onSettled: settle,
  });
  return deleting.mutate;
}
