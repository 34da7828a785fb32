import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '#client/api/call.ts';
import { toast } from '#client/ui/toast.ts';
import { poolChanged } from './pool-changed.ts';

/** A change of what the company keeps about candidates, for a button: what was refused is said, what is shown is fetched anew. */
export function usePoolChange<Given = void, Result = unknown>(
  change: (given: Given) => Promise<Result>,
  done?: (result: Result, given: Given) => void,
) {
  return useMutation<Result, ApiError, Given>({
    mutationFn: change,
    onSuccess: (result, given) => done?.(result, given),
    onError: (error) => toast({ title: 'Update failed', description: error.message, tone: 'danger' }),
    onSettled: poolChanged,
  });
}
