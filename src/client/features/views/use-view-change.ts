import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '#client/api/call.ts';
import { refresh } from '#client/api/use-api.ts';
import { toast } from '#client/ui/toast.ts';

/** A change of saved views, for an item of their menu. */
export function useViewChange<Given = void>(change: (given: Given) => Promise<unknown>, done?: () => void) {
  return useMutation<unknown, ApiError, Given>({
    mutationFn: change,
    onSuccess: done,
    onError: (error) => toast({ title: 'Update failed', description: error.message, tone: 'danger' }),
    onSettled: () => refresh('GET /api/views'),
  });
}
