import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { poolChanged } from './pool-changed.ts';

/** A change of what the company keeps about candidates, for a button: what was refused is said, what is shown is fetched anew. */
export function usePoolChange<Given = void, Result = unknown>(
  change: (given: Given) => Promise<Result>,
  done?: (result: Result, given: Given) => void,
) {
  return useApiMutation<Result, Given>({
    mutationFn: change,
    onSuccess: (result, given) => done?.(result, given),
    failedTitle: 'Update failed',
    onSettled: poolChanged,
  });
}
