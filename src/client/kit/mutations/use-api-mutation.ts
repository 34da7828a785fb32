import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import type { ApiError } from '#client/api/call.ts';
import { toast } from '#client/ui/toast.ts';

interface Options<Result, Given, Before> extends UseMutationOptions<Result, ApiError, Given, Before> {
  /** The title of the toast that says why it was refused. */
  failedTitle: string;
}

/** A change sent by a button or a switch, which has no form to say why it was refused. */
export function useApiMutation<Result, Given = void, Before = unknown>({
  failedTitle,
  onError,
  ...options
}: Options<Result, Given, Before>): UseMutationResult<Result, ApiError, Given, Before> {
  return useMutation<Result, ApiError, Given, Before>({
    ...options,
    onError: (error, ...more) => {
      toast({ title: failedTitle, description: error.message, tone: 'danger' });
      return onError?.(error, ...more);
    },
  });
}
