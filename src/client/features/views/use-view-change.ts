import { refresh } from '#client/api/api-cache.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';

/** A change of saved views, for an item of their menu. */
export function useViewChange<Given = void>(change: (given: Given) => Promise<unknown>, done?: () => void) {
  return useApiMutation<unknown, Given>({
    mutationFn: change,
    onSuccess: done,
    failedTitle: 'Update failed',
    onSettled: () => refresh('GET /api/views'),
  });
}
