import { changeItem, type ItemOf, refresh, refreshLaterIf } from '#client/api/api-cache.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { toast } from '#client/ui/toast.ts';

type Lists = 'GET /api/admin/users' | 'GET /api/admin/companies';

interface Change<Row> {
  /** Sends it; answers the changed row. */
  send: () => Promise<Row>;
  /** What is said once it is done. */
  done: string;
  about: string;
  /** The change that takes it back, where there is one. */
  back?: () => Promise<Row>;
}

/**
 * Changes one row of an administrator's list. The row shows it where it stands; everything else that depends on it is
 * fetched anew when next opened. `then` is called after a success.
 */
export function useAdminChange<List extends Lists>(list: List, then: () => void) {
  type Row = ItemOf<List> & { id: number };
  const mutation = useApiMutation<Row, Change<Row>>({
    mutationFn: ({ send }) => send(),
    onSuccess: async (row, { done, about, back }) => {
      changeItem(list, row.id, () => row);
      toast({
        title: done,
        description: `\u2068${about}\u2069`,
        action: back && {
          label: 'Undo',
          act: () => mutation.mutate({ send: back, done: 'Undone', about }),
        },
      });
      then();
      await othersChanged();
    },
    failedTitle: 'Update failed',
  });
  return mutation;
}

/** What one account or company may do shows in many places. */
async function othersChanged(): Promise<void> {
  await refresh('GET /api/admin/audit', 'GET /api/admin/stats', 'GET /api/admin/jobs');
  await refreshLaterIf((call) => /^GET \/api\/(jobs|companies)/.test(call));
}
