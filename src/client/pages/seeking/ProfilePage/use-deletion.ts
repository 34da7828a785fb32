import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '#client/api/call.ts';
import { queryClient } from '#client/api/query-client.ts';
import { refresh } from '#client/api/use-api.ts';
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
  const failed = (error: ApiError) =>
    toast({ title: 'Update failed', description: error.message, tone: 'danger' });
  const settle = () =>
    Promise.all([refresh(list, 'GET /api/profile/job-seeker', 'GET /api/dashboard/stats'), matchesChanged()]);

  const restoring = useMutation<unknown, ApiError, Entry>({
    mutationFn: restore,
    onError: failed,
    onSettled: settle,
  });
  const deleting = useMutation<unknown, ApiError, Entry>({
    mutationFn: remove,
    onMutate: ({ id }) => show((entries) => entries.filter((entry) => entry.id !== id)),
    onSuccess: (_, entry) => toast({ title, action: { label: 'Undo', act: () => restoring.mutate(entry) } }),
    onError: failed,
    onSettled: settle,
  });
  return deleting.mutate;
}
