import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '#client/api/call.ts';
import { queryClient } from '#client/api/query-client.ts';
import { refresh } from '#client/api/use-api.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { toast } from '#client/ui/toast.ts';

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
export function useAdminChange<Row extends { id: number }>(
  list: 'GET /api/admin/users' | 'GET /api/admin/companies',
  then: () => void,
) {
  const mutation = useApiMutation<Row, Change<Row>>({
    mutationFn: ({ send }) => send(),
    onSuccess: async (row, { done, about, back }) => {
      patchRow(list, row);
      toast({
        title: done,
        description: `\u2068${about}\u2069`,
        action: back && {
          label: 'Undo',
          act: () => mutation.mutate({ send: back, done: 'Taken back', about }),
        },
      });
      then();
      await othersChanged();
    },
    failedTitle: 'Update failed',
  });
  return mutation;
}

function patchRow(list: string, changed: { id: number }): void {
  const patched = (rows: { id: number }[]) => rows.map((row) => (row.id === changed.id ? changed : row));
  queryClient.setQueriesData<{ id: number }[] | InfiniteData<Page<{ id: number }>>>(
    { queryKey: [list] },
    (data) => {
      if (!data || Array.isArray(data)) return data && patched(data);
      return { ...data, pages: data.pages.map((page) => ({ ...page, items: patched(page.items) })) };
    },
  );
}

/** What one account or company may do shows in many places. */
async function othersChanged(): Promise<void> {
  await refresh('GET /api/admin/audit', 'GET /api/admin/stats', 'GET /api/admin/jobs');
  await queryClient.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey }) => isPublic(queryKey[0]),
  });
}

function isPublic(call: unknown): boolean {
  return typeof call === 'string' && /^GET \/api\/(jobs|companies)/.test(call);
}
